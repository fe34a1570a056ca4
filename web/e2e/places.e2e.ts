import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, Visitor } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How much of two pictures differs. */
async function differs(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const images = await Promise.all(pictures.map(async (picture) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        return image;
      }));
      const width = Math.min(...images.map((image) => image.width));
      const height = Math.min(...images.map((image) => image.height));
      const [a, b] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height).data;
      });
      let differing = 0;
      for (let i = 0; i < 4 * width * height; i += 4) {
        if ([0, 1, 2].some((colour) => Math.abs(a![i + colour]! - b![i + colour]!) > 24)) differing++;
      }
      return differing / (width * height);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

test('the Light and the Dark copy of one place look different', { retry: 0 }, async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  for (const title of ['Tatooine: Docking Bay 94', 'Tatooine: Cantina', 'Tatooine', 'Alderaan']) {
    await page.goto(`/cards?kind=location&q=${encodeURIComponent(title.replace(':', ''))}`);
    const pictures: Buffer[] = [];
    for (const side of ['light', 'dark'] as const) {
      const copy = page.locator(`.card.place.of-${side}[aria-label^="${title}, "]`).first();
      await copy.waitFor();
      pictures.push(await copy.screenshot());
    }
    const [light, dark] = pictures;
    expect(await differs(page, light!, light!), `${title} and itself`).toBe(0);
    // the edge, its corners and the hatching of the side it belongs to
    expect(await differs(page, light!, dark!), title).toBeGreaterThan(0.02);
  }
  await visitor.leave();
});
