import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const TEXT = 'Date,Notes\n2024-03-04,Größe 🔥';

const utf16 = (text: string, isLittle: boolean, mark: boolean): Uint8Array => {
  const buffer = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++) {
    buffer.setUint16(index * 2, text.charCodeAt(index), isLittle);
  }
  const start = isLittle ? [0xff, 0xfe] : [0xfe, 0xff];
  return new Uint8Array([...(mark ? start : []), ...new Uint8Array(buffer.buffer)]);
};

test('UTF-8 reads the same with and without a byte-order mark', () => {
  expect(decode(bytes(TEXT))).toEqual({ text: TEXT, encoding: 'utf-8' });
  expect(decode(bytes(`\ufeff${TEXT}`))).toEqual({ text: TEXT, encoding: 'utf-8' });
});

test('UTF-16 is known by its byte-order mark, and without one by its zero bytes', () => {
  for (const mark of [true, false]) {
    expect(decode(utf16(TEXT, true, mark))).toEqual({ text: TEXT, encoding: 'utf-16le' });
    expect(decode(utf16(TEXT, false, mark))).toEqual({ text: TEXT, encoding: 'utf-16be' });
  }
});

test('bytes that are not UTF-8 are read as windows-1252', () => {
  const read = decode(new Uint8Array([...bytes('Notes\nGr'), 0xf6, 0xdf, 0x65, 0x20, 0x80]));
  expect(read).toEqual({ text: 'Notes\nGröße €', encoding: 'windows-1252' });
});

test('every kind of line end becomes a line feed', () => {
  expect(decode(bytes('a\r\nb\rc\nd')).text).toBe('a\nb\nc\nd');
});

test('a workbook, a binary file and an empty file are refused with a sentence', () => {
  expect(() => decode(new Uint8Array([0x50, 0x4b, 3, 4, 20]))).toThrow('Save the report as CSV');
  expect(() => decode(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toThrow('not a text file');
  expect(() => decode(bytes('\ufeff \n\n'))).toThrow('This file is empty');
});
