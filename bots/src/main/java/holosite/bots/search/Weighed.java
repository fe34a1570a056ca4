package holosite.bots.search;

import holosite.rules.decision.AnswerCode;

/**
 * An answer that was tried in imagined games.
 *
 * @param worth how likely a win is after it
 * @param error the standard error of how much worse it is than the best one
 * @param playouts in how many games it was tried
 */
public record Weighed(AnswerCode answer, double worth, double error, int playouts) {}
