package holosite.rules.react;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.decision.CardPrompt;
import holosite.rules.force.ForceUse;
import holosite.rules.leaving.Leaving;
import holosite.rules.move.MoveCost;
import holosite.rules.move.MoveRules;
import holosite.rules.move.Moving;
import holosite.rules.move.RegularMove;
import holosite.rules.place.Places;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Cards;
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
     * regular move. The cards are those that a text of {@code source} names.
     */
    public static void begin(
            GameState game,
            int source,
            int[] cards,
            boolean free,
            boolean orLost,
            boolean asReact,
            Side chooser) {
        int[] from =
                Arrays.stream(cards)
                        .map(card -> Whereabouts.location(game.table(), card))
                        .distinct()
                        .toArray();
        game.next(
                from,
                place ->
                        new Several(
                                source,
                                new Cards(cards),
                                place,
                                new MovingAway(Table.NOBODY, free, orLost, asReact, chooser)));
    }

    /** The same to such places only, for free: no order can matter. */
    public static void to(GameState game, int[] cards, int[] places, Side chooser) {
        game.next(
                cards,
                card ->
                        new Toward(
                                new MovingAway(card, true, false, false, chooser),
                                new Cards(places)));
    }

    /** A card moves away to one of these places, if it is able. */
    public record Toward(MovingAway way, Cards goals) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            if (Whereabouts.location(game.table(), way.card) == Table.NOBODY) {
                return;
            }
            int[] open =
                    Arrays.stream(way.places(game))
                            .filter(
                                    place ->
                                            Arrays.stream(goals.numbers())
                                                    .anyMatch(g -> g == place))
                            .toArray();
            chooseOne(game, way.chooser, new CardPrompt.MoveWhere(way.card), open);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            way.leave(game, chosen[0]);
        }
    }

    private MovingAway of(int one) {
        return new MovingAway(one, free, orLost, asReact, chooser);
    }

    /**
     * The cards that have still to move away from a place, one after the other; who is carried away
     * by one before him has moved away. Where the Force is not enough for all, or one sits on
     * another, the chooser says which is next.
     */
    public record Several(int source, Cards cards, int from, MovingAway way)
            implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] there =
                    Arrays.stream(cards.numbers())
                            .filter(card -> Whereabouts.location(game.table(), card) == from)
                            .toArray();
            int[] able =
                    Arrays.stream(there)
                            .filter(card -> way.of(card).places(game).length > 0)
                            .toArray();
            if (able.length == 0 || way.free) {
                game.next(there, way::of);
            } else if (orderMatters(game, able)) {
                chooseOne(game, way.chooser, new CardPrompt.Pick(source), able);
            } else {
                chosen(game, able);
            }
        }

        private boolean orderMatters(GameState game, int[] able) {
            double price = 0;
            for (int card : able) {
                price += way.of(card).dearest(game);
            }
            return price > ForceUse.available(game, way.chooser)
                    || Arrays.stream(able)
                            .map(card -> Whereabouts.vessel(game.table(), card))
                            .anyMatch(vessel -> Arrays.stream(able).anyMatch(c -> c == vessel));
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            int[] left = Arrays.stream(cards.numbers()).filter(card -> card != chosen[0]).toArray();
            game.next(way.of(chosen[0]), new Several(source, new Cards(left), from, way));
        }
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

    /** The most that moving away can cost. */
    private double dearest(GameState game) {
        double price = 0;
        for (int to : places(game)) {
            price = Math.max(price, MoveCost.of(game, card, to, way(game, to)));
        }
        return price;
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
