import { describe, expect, it } from 'vitest';
import { strengthOf } from './bots';
import type { BotInfo } from './protocol';
import { setLanguage } from './text';

const bot = (rating?: BotInfo['rating']): BotInfo => ({ level: 'x', name: 'X', text: '', ...(rating && { rating }) });

describe('how strong a bot is', () => {
  it('is told as points and games won, with what they may be off', () => {
    setLanguage('en');
    expect(strengthOf(bot({ points: 1301, error: 24.4, share: 0.85, games: 400 }))).toBe('Rating 1,301 ± 48 · won 85 % of 400 games against the Rookie');
    expect(strengthOf(bot({ points: 1000, error: 0, share: 0.5, games: 0 }))).toBe('Rating 1,000');
  });

  it('is no number where the number means nothing', () => {
    expect(strengthOf(bot({ points: -161, error: 246, share: 0, games: 400 }))).toBe('Won 0 % of 400 games against the Rookie');
    expect(strengthOf(bot())).toBe('Not rated yet');
  });
});
