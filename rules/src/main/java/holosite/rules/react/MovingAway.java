package holosite.rules.react;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.decision.CardPrompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.move.MoveRules;
import holosite.rules.move.Moving;
import holosite.rules.move.RegularMove;
import holosite.rules.place.Places;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/**
 * A card moves away: a character by landspeed, leaving its vehicle first; a vehicle by landspeed or
 * from sector to sector; a starship by hyperspeed, sector movement or out of orbit. It is the
 * card's regular move, unless it is a react. A card that cannot go stays, or is lost if the text
 * says so; that choice is its owner's.
 */
public record MovingAway(int card, boolean free, boolean orLost, boolean asReact, Side chooser)
        implements QuestionStep.ForCards {

    /**
     * Cards move away from where they are, each as it is able; the chooser says where to. With
     * {@code orLost} a card that does not move is lost. As a react it can be canceled and is not a
     * regular move.
     */
    public static void begin(
            GameState game,
            int[] cards,
            boolean free,
            boolean orLost,
            boolean asReact,
            Side chooser) {
        game.next(cards, card -> new MovingAway(card, free, orLost, asReact, chooser));
    }

    @Override
    public void run(GameState game) {
        if (Whereabouts.location(game.table(), card) == Table.NOBODY) {
            return;
        }
        int[] places = places(game);
        choose(
                game,
                orLost ? game.table().owner(card) : chooser,
                new CardPrompt.MoveWhere(card),
                places,
                orLost || places.length == 0 ? 0 : 1,
                1);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        if (chosen.length == 0) {
            stay(game);
        } else {
            leave(game, chosen[0]);
        }
    }

    private void stay(GameState game) {
        if (orLost) {
            Leaving.lose(game, new int[] {card});
        }
    }

    private void leave(GameState game, int to) {
        if (asReact) {
            Reacts.move(game, card, to, way(game, to), free);
        } else {
            Moving.regular(game, card, to, way(game, to), free);
        }
    }

    /** A character in a vehicle at a site gets out of it to walk. */
    private RegularMove way(GameState game, int to) {
        var table = game.table();
        int vessel = Whereabouts.vessel(table, card);
        boolean stepsOut =
                vessel != Table.NOBODY
                        && table.definition(card).is(CardType.CHARACTER)
                        && table.role(vessel) == Role.AT
                        && Places.mayBe(game, card, table.host(vessel));
        if (stepsOut) {
            return table.host(vessel) != to && table.definition(to).is(Subtype.SITE)
                    ? RegularMove.LANDSPEED
                    : RegularMove.NONE;
        }
        return RegularMove.to(game, card, to);
    }

    private int[] places(GameState game) {
        var table = game.table();
        if (asReact ? !Reacts.mayReact(game, card) : table.has(card, Flag.MOVED)) {
            return new int[0];
        }
        int[] found = table.cards(Table.locations());
        int count = 0;
        for (int to : found) {
            RegularMove way = way(game, to);
            if (way.leadsAway()
                    && MoveRules.against(game, card, to, way, free).none()
                    && (!asReact || Reacts.open(game, card, to))) {
                found[count++] = to;
            }
        }
        return Arrays.copyOf(found, count);
    }
}
