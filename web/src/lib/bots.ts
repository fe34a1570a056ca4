import type { BotInfo } from './protocol';
import { formatNumber, text } from './text';

/** Wider than that, a rating says too little. */
const LOOSE = 100;

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How strong a bot is, as far as it was measured: its points, and how it does against the rookie. */
export function strengthOf({ rating }: BotInfo): string {
  if (!rating) {
    return text('bot.unrated');
  }
  if (rating.games === 0) {
    return text('bot.rated', { points: formatNumber(rating.points) });
  }
  const won = text('bot.won', { n: Math.round(100 * rating.share), games: formatNumber(rating.games) });
  return rating.error > LOOSE ? capital(won) : `${text('bot.ratedAbout', { points: formatNumber(rating.points), error: formatNumber(Math.round(1.96 * rating.error)) })} · ${won}`;
}
