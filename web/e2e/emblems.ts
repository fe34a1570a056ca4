import type { Page } from 'playwright-core';
import { drawEmblem } from '../src/lib/cards/emblem';
import { likeness } from '../src/lib/cards/emblem/likeness';
import type { CardFace } from '../src/lib/protocol';

/** Two characters of other looks, and how much of their chips differs. */
export interface Pair {
  one: string;
  other: string;
  differs: number;
}

const WIDTH = 30;
const HEIGHT = 32;
const INKS = { light: ['#6ec6ff', '#ffd98a'], dark: ['#ff6b73', '#d7dbe6'] } as const;

/** The chips of characters with different species, headgear or side, compared pixel by pixel, the closest first. */
export async function closest(page: Page, faces: readonly CardFace[]): Promise<Pair[]> {
  const looks = new Map<string, CardFace>();
  for (const face of faces.filter((one) => one.type === 'character')) {
    const { species, headgear } = likeness(face);
    const look = `${species} ${headgear} ${face.side}`;
    if (!looks.has(look)) looks.set(look, face);
  }
  const drawn = [...looks].map(([look, face]): [string, string] => [
    `${look}: ${face.title}`,
    drawEmblem(face, 'chip')
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="32" ')
      .replaceAll('var(--space-0)', '#000')
      .replaceAll('var(--e1)', INKS[face.side][0])
      .replaceAll('var(--e2)', INKS[face.side][1]),
  ]);
  return page.evaluate(
    async ({ drawn, width, height }) => {
      const pixels = await Promise.all(drawn.map(async ([, svg]) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const context = canvas.getContext('2d')!;
        context.fillRect(0, 0, width, height);
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      }));
      const pairs: { one: string; other: string; differs: number }[] = [];
      for (let a = 0; a < drawn.length; a++) {
        for (let b = 0; b < a; b++) {
          let differing = 0;
          for (let i = 0; i < 4 * width * height; i += 4) {
            // a quarter of the scale in any colour is a difference the eye sees
            if ([0, 1, 2].some((colour) => Math.abs(pixels[a]![i + colour]! - pixels[b]![i + colour]!) > 64)) differing++;
          }
          pairs.push({ one: drawn[a]![0], other: drawn[b]![0], differs: differing / (width * height) });
        }
      }
      return pairs.sort((x, y) => x.differs - y.differs);
    },
    { drawn, width: WIDTH, height: HEIGHT },
  );
}
