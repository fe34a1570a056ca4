import { deflateSync, inflateSync } from 'node:zlib';

/** Colours are kept to so many steps: fine shades cost most of a picture's size and nobody sees them. */
const STEP = 4;
const HEAD = 8;

/** A PNG as a browser writes it (8 bits, RGB or RGBA, not interlaced), in fewer bytes. */
export function smaller(png: Buffer): Buffer {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, type] = [png[24], png[25]];
  if (depth !== 8 || (type !== 2 && type !== 6)) throw new Error('not a picture of a page');
  const from = type === 6 ? 4 : 3;
  const rows = unfiltered(inflateSync(data(png)), width * from, height, from);
  const out: Buffer[] = [];
  let above = Buffer.alloc(width * 3);
  for (let y = 0; y < height; y++) {
    const row = Buffer.alloc(width * 3);
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) {
        row[x * 3 + c] = Math.min(255, Math.round((rows[y * width * from + x * from + c] ?? 0) / STEP) * STEP);
      }
    }
    out.push(filtered(row, above));
    above = row;
  }
  const head = Buffer.from(png.subarray(16, 29));
  head[9] = 2;
  return Buffer.concat([
    png.subarray(0, HEAD),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(out), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function data(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = HEAD; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

function chunk(name: string, body: Buffer): Buffer {
  const told = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const whole = Buffer.alloc(told.length + 8);
  whole.writeUInt32BE(body.length, 0);
  told.copy(whole, 4);
  whole.writeUInt32BE(checksum(told), told.length + 4);
  return whole;
}

/** The CRC-32 of a chunk. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** What a pixel is told against, by the kind of filter. */
function guess(kind: number, left: number, above: number, corner: number): number {
  return [0, left, above, (left + above) >> 1, paeth(left, above, corner)][kind] ?? 0;
}

function unfiltered(raw: Buffer, stride: number, height: number, size: number): Buffer {
  const all = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const kind = raw[y * (stride + 1)] ?? 0;
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i;
      const left = i < size ? 0 : (all[at - size] ?? 0);
      const above = y === 0 ? 0 : (all[at - stride] ?? 0);
      const corner = i < size || y === 0 ? 0 : (all[at - stride - size] ?? 0);
      all[at] = ((raw[y * (stride + 1) + 1 + i] ?? 0) + guess(kind, left, above, corner)) & 255;
    }
  }
  return all;
}

/** The row by the filter that leaves the smallest numbers. */
function filtered(row: Buffer, above: Buffer): Buffer {
  let best: Buffer | null = null;
  let least = Infinity;
  for (const kind of [0, 1, 2, 4]) {
    const told = Buffer.alloc(row.length + 1);
    told[0] = kind;
    let sum = 0;
    for (let i = 0; i < row.length; i++) {
      const left = i < 3 ? 0 : (row[i - 3] ?? 0);
      const corner = i < 3 ? 0 : (above[i - 3] ?? 0);
      const value = ((row[i] ?? 0) - guess(kind, left, above[i] ?? 0, corner)) & 255;
      told[i + 1] = value;
      sum += value < 128 ? value : 256 - value;
    }
    if (sum < least) {
      least = sum;
      best = told;
    }
  }
  return best ?? row;
}
