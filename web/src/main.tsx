import { createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { routeTree } from './route-tree.gen.ts';

const router = createRouter({ routeTree });
const place = document.getElementById('root');
if (place) createRoot(place).render(<RouterProvider router={router} />);
