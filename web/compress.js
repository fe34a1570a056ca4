// Compresses what has been built, once and as well as possible, so that the server need not do it for every browser.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'dist';

for (const name of readdirSync(folder, { recursive: true })) {
  if (/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) {
    const path = join(folder, name);
    const plain = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }));
  }
}
