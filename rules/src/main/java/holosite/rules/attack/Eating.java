package holosite.rules.attack;

import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.AttackEntry;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.LeftTogether;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.table.Cards;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;

/**
 * What becomes of a card that a creature has defeated: it is eaten, unless a text says otherwise.
 */
public final class Eating {
    private Eating() {}

    /** A creature has defeated a card. */
    static void defeated(GameState game, int creature, int card) {
        var table = game.table();
        Side owner = table.owner(creature);
        int id = game.newId();
        Logging.line(game, AttackEntry.Defeated::new, owner, card, creature);
        game.push(new Meal(creature, card, table.arrived(card), id));
        ResponseWindow.open(
                game,
                Happening.of(Event.DEFEATED, owner)
                        .to(card)
                        .by(creature)
                        .at(Whereabouts.location(table, card))
                        .id(id));
    }

    /** Cards are eaten by a creature and go to a pile, mostly the Lost Pile. */
    public static void eat(GameState game, int creature, int[] cards, Zone to) {
        for (int i = cards.length - 1; i >= 0; i--) {
            int card = cards[i];
            if (game.table().inPlay(card)) {
                Figure fierce =
                        game.table().definition(card).is(CardType.CREATURE)
                                ? Figure.FEROCITY
                                : Figure.POWER;
                int place = Whereabouts.location(game.table(), card);
                if (game.table().host(creature) == card) {
                    // it detaches from a host that it has eaten
                    CreatureChecks.detach(game, new int[] {creature});
                }
                game.push(new LeftTogether(card, new Cards(game.table().cards(Table.on(card)))));
                Logging.line(
                        game, AttackEntry.Eats::new, game.table().owner(creature), creature, card);
                game.push(
                        new Eaten(
                                creature,
                                card,
                                game.table().arrived(card),
                                place,
                                Figures.of(game, fierce, card)));
                Leaving.put(game, new int[] {card}, to, true);
            }
        }
    }

    /** The defeated card is eaten now, unless it was spared or has gone. */
    public record Meal(int creature, int card, int arrived, int id) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            if (!game.isCanceled(id) && table.inPlay(card) && table.arrived(card) == arrived) {
                eat(game, creature, new int[] {card}, Zone.LOST_PILE);
            }
        }
    }

    /** The moment after a card was eaten, if it was not saved from its loss. */
    public record Eaten(int creature, int card, int arrived, int place, double fierceness)
            implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            if (!table.inPlay(card) || table.arrived(card) != arrived) {
                ResponseWindow.open(
                        game,
                        Happening.of(Event.EATEN, table.owner(creature))
                                .to(card)
                                .by(creature)
                                .at(place)
                                .amount(fierceness));
            }
        }
    }

    /** A defeated creature is lost now. */
    public record Lost(int creature, int arrived, int id) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            if (!game.isCanceled(id)
                    && table.inPlay(creature)
                    && table.arrived(creature) == arrived) {
                Leaving.lose(game, new int[] {creature});
            }
        }
    }
}
