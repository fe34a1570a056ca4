package holosite.rules.action;

import holosite.language.ability.Event;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import holosite.rules.text.Context;
import holosite.rules.text.Text;
import holosite.rules.text.Voice;

/** What cannot be canceled, and what is canceled by a text that stands on the table. */
public final class Cancellation {
    private Cancellation() {}

    /** A card being played is out of reach of an answer it, or the function used, is immune to. */
    static boolean barred(GameState game, Happening event, int answering) {
        if (event.event() != Event.BEING_PLAYED && event.event() != Event.BEING_DEPLOYED) {
            return false;
        }
        int played = event.subject();
        if (played == Table.NOBODY) {
            return false;
        }
        if (Immunities.protects(game, played, answering)) {
            return true;
        }
        for (Step step : game.stack()) {
            if (step instanceof ResolveInterrupt playing && playing.frame().id() == event.id()) {
                return playing.deal().immune().fits(game, Context.of(playing.frame()), answering);
            }
        }
        return false;
    }

    /** A text on the table that cancels such cards cancels them as they are played, too. */
    public static void byStandingTexts(GameState game, int card, int id) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cancels(); i++) {
            Voice voice = standing.cancel(i);
            if (voice.part() instanceof Text.Blank says
                    && says.wholeCard()
                    && says.when().holds(game, voice.context())
                    && says.of().fits(game, voice.context(), card)
                    && !Immunities.protects(game, card, voice.context().it())) {
                game.cancel(id);
                return;
            }
        }
    }
}
