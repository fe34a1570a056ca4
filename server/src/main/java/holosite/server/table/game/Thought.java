package holosite.server.table.game;

import holosite.bots.Bot;
import holosite.rules.decision.AnswerCode;
import holosite.rules.view.View;
import holosite.rules.world.Worlds;

/**
 * A bot with all it may look at to find its answer. It shares nothing that changes with the table,
 * so that it can be thought on any thread.
 */
public record Thought(Bot bot, View view, Worlds worlds) {
    public AnswerCode think() {
        return bot.answer(view, () -> worlds);
    }
}
