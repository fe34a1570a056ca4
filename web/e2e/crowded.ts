import type { Page } from 'playwright-core';

/** What lies over something else in the prompt, is cut in it, or is cut in a tab of the hand. */
export function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (one: Element) => one.getBoundingClientRect().width > 1;
    const things = [...document.querySelectorAll('.prompt .line :is(.btn, .q, .fp, input), .ask :is(h2, .btn, input)')].filter(seen);
    const name = (one: Element) => `${one.className} ${one.textContent?.trim() ?? ''}`;
    const over = things.flatMap((one, i) => {
      const a = one.getBoundingClientRect();
      return things.slice(i + 1).filter((other) => {
        const b = other.getBoundingClientRect();
        return !one.contains(other) && !other.contains(one) && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      }).map((other) => `${name(one)} over ${name(other)}`);
    });
    const cut = [...document.querySelectorAll('.hand .tab > span, .prompt h2, .prompt .q p, .prompt .btn')]
      .filter((one) => seen(one) && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4))
      .map((one) => `cut: ${name(one)}`);
    return [...over, ...cut];
  });
}
