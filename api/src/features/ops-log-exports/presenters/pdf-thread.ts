import { parentPort, workerData } from 'node:worker_threads';
import { exportPdf } from './export-pdf.ts';

parentPort?.postMessage({ result: await exportPdf(workerData) });
