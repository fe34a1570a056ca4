package holosite.rules.capture;

import holosite.language.ability.Event;
import holosite.rules.action.ResponseWindow;
import holosite.rules.presence.Participation;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.whereabouts.Whereabouts;

/**
 * A card excluded from battle stops participating until the battle ends: no power, no ability, no
 * weapons, no forfeit, nothing can target it there, and its text does not apply. What is on or
 * aboard it does not participate either.
 */
public final class Exclusion {
    private Exclusion() {}

    /**
     * Only cards that participate in the battle can be excluded from it. A card that is hit is lost
     * then.
     */
    public static void exclude(GameState game, int[] cards) {
        for (int card : cards) {
            if (Participation.takesPart(game, card)) {
                Participation.exclude(game, card);
            }
        }
    }

    /** Cards hide from the battle, one after the other; each attempt can be canceled. */
    public static void hide(GameState game, int[] cards) {
        game.next(cards, card -> new Hiding(card, ANNOUNCING));
    }

    private static final int ANNOUNCING = 0;

    /** A card that takes part announces that it hides, and then does, unless kept from it. */
    public record Hiding(int card, int id) implements Step {

        @Override
        public void run(GameState game) {
            if (id != ANNOUNCING) {
                if (!game.isCanceled(id)) {
                    exclude(game, new int[] {card});
                }
            } else if (Participation.takesPart(game, card)) {
                int attempt = game.newId();
                game.push(new Hiding(card, attempt));
                ResponseWindow.open(
                        game,
                        Happening.of(Event.TO_HIDE, game.table().owner(card))
                                .to(card)
                                .at(Whereabouts.location(game.table(), card))
                                .id(attempt));
            }
        }
    }
}
