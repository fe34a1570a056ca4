package holosite.rules.leaving;

import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.log.CardEntry;
import holosite.rules.log.PlayEntry;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.Knowledge;
import holosite.rules.table.KnownBy;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cards leaving the table. What is on or aboard a card that leaves is lost with it. A card about to
 * be lost can be saved; players can respond to one just lost.
 */
public final class Leaving {
    private Leaving() {}

    public static void lose(GameState game, int[] cards) {
        put(game, cards, Zone.LOST_PILE, true);
    }

    /**
     * Cards go to a pile of their owner, from wherever they are. Captives go before their escorts,
     * and riders before what they ride: who leaves together with his escort is not released first,
     * and who leaves together with his mount does not jump off.
     */
    public static void put(GameState game, int[] cards, Zone to, boolean onTop) {
        put(game, cards, false, to, onTop);
        put(game, cards, true, to, onTop);
    }

    private static void put(GameState game, int[] cards, boolean carried, Zone to, boolean onTop) {
        for (int i = cards.length - 1; i >= 0; i--) {
            int card = cards[i];
            if (carriedByOne(game.table(), card, cards) != carried) {
                continue;
            }
            if (to == Zone.LOST_PILE && game.table().inPlay(card)) {
                if (!onTop) {
                    game.push(new UnderLostPile(card));
                }
                toBeLost(game, card, false);
            } else {
                game.push(new PutNow(card, to, onTop));
                if (game.table().inPlay(card)) {
                    withoutRiders(game, card);
                }
            }
        }
    }

    private static boolean carriedByOne(Table table, int card, int[] cards) {
        Role role = table.role(card);
        return role == Role.ESCORTED
                || role.aboard() && Arrays.stream(cards).anyMatch(c -> c == table.host(card));
    }

    /** Riders may jump off; then players can respond before the others aboard are lost. */
    private static void withoutRiders(GameState game, int card) {
        game.push(new LostWith(card));
        if (JumpingOff.possible(game, card)) {
            game.push(new JumpingOff(card));
        }
    }

    /** Cards on the table are canceled: they go to the Lost Pile. */
    public static void cancel(GameState game, Side player, int[] cards) {
        for (int card : cards) {
            if (game.table().inPlay(card)) {
                game.push(losing(game, card, false, true, game.newId()));
                ResponseWindow.open(
                        game,
                        Happening.of(Event.TO_BE_CANCELED, player)
                                .to(card)
                                .at(Whereabouts.location(game.table(), card)));
            }
        }
    }

    /** A card is forfeited from a battle. */
    public static void forfeit(GameState game, int card) {
        toBeLost(game, card, true);
    }

    /** Players can respond before a card is lost. */
    private static void toBeLost(GameState game, int card, boolean forfeited) {
        int id = game.newId();
        game.push(losing(game, card, forfeited, false, id));
        aboutToBeLost(game, card, id);
    }

    private static void aboutToBeLost(GameState game, int card, int id) {
        ResponseWindow.open(
                game,
                Happening.of(Event.TO_BE_LOST, owner(game, card))
                        .to(card)
                        .at(Whereabouts.location(game.table(), card))
                        .id(id));
    }

    private static Side owner(GameState game, int card) {
        return game.table().owner(card);
    }

    /** A card that is to be lost now. */
    static Step losing(GameState game, int card, boolean forfeited, boolean canceled, int id) {
        var loss = new LoseNow(card, game.table().arrived(card), forfeited, canceled, id, false);
        return forfeited ? new ForfeitNow(loss) : loss;
    }

    /** Players can respond to a card being forfeited, as they could to its loss. */
    public record ForfeitNow(LoseNow loss) implements Step {
        @Override
        public void run(GameState game) {
            if (!loss.stillDue(game)) {
                return;
            }
            var table = game.table();
            game.push(loss);
            ResponseWindow.open(
                    game,
                    Happening.of(Event.TO_BE_FORFEITED, table.owner(loss.card))
                            .to(loss.card)
                            .at(Whereabouts.location(table, loss.card))
                            .id(loss.id));
        }
    }

    /** A card that is to be lost, unless it was saved or has left already. */
    public record LoseNow(
            int card, int arrived, boolean forfeited, boolean canceled, int id, boolean ridersAsked)
            implements Step {

        private boolean stillDue(GameState game) {
            var table = game.table();
            return !game.isCanceled(id) && table.inPlay(card) && table.arrived(card) == arrived;
        }

        @Override
        public void run(GameState game) {
            if (!stillDue(game)) {
                return;
            }
            var table = game.table();
            if (!ridersAsked) {
                game.push(new LoseNow(card, arrived, forfeited, canceled, id, true));
                withoutRiders(game, card);
                return;
            }
            int place = Whereabouts.location(table, card);
            Side owner = table.owner(card);
            if (canceled && !forfeited) {
                Logging.line(game, PlayEntry.Canceled::new, owner, card, Table.NOBODY);
            } else {
                CardEntry.Way way = forfeited ? CardEntry.Way.FORFEITED : CardEntry.Way.LOST;
                Logging.leaves(game, way, owner, card);
            }
            List<Integer> gone = remove(game, card, Zone.LOST_PILE, true);
            justLost(game, card, place);
            tellLost(game, card, place, gone);
            if (forfeited) {
                ResponseWindow.open(game, Happening.of(Event.FORFEITED, owner).to(card).at(place));
            }
            if (canceled) {
                ResponseWindow.open(game, Happening.of(Event.CANCELED, owner).to(card).at(place));
            }
        }
    }

    /** Players can respond to those that were lost with a card that has left. */
    static void tellLost(GameState game, int card, int place, List<Integer> gone) {
        for (int other : gone) {
            if (other != card) {
                Logging.leaves(game, CardEntry.Way.LOST, owner(game, other), other);
                justLost(game, other, place);
            }
        }
    }

    private static void justLost(GameState game, int card, int place) {
        ResponseWindow.open(game, Happening.of(Event.LOST, owner(game, card)).to(card).at(place));
    }

    /**
     * Players can respond before the cards on or aboard a card that leaves are lost with it; its
     * captives are released instead.
     */
    public record LostWith(int card) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            var companions = new ArrayList<Integer>();
            for (int on : table.cards(Table.on(card))) {
                if (table.role(on) != Role.ESCORTED) {
                    companions.add(on);
                    collect(table, on, companions);
                }
            }
            for (int companion : companions.reversed()) {
                if (table.inPlay(companion)) {
                    aboutToBeLost(game, companion, game.newId());
                }
            }
        }
    }

    /** A card that was lost, unless it was saved, goes to the bottom of the Lost Pile. */
    public record UnderLostPile(int card) implements Step {

        @Override
        public void run(GameState game) {
            if (game.table().in(card, Zone.LOST_PILE)) {
                int pile = Table.zone(game.table().owner(card), Zone.LOST_PILE);
                game.table().toBottom(card, pile, Role.NONE);
            }
        }
    }

    /** A card goes to a pile without being lost; what is on or aboard it is lost. */
    public record PutNow(int card, Zone to, boolean onTop) implements Step {

        @Override
        public void run(GameState game) {
            boolean unseen = to == Zone.LOST_PILE && LostPiles.goesUnseen(game, card);
            if (game.table().inPlay(card)) {
                KnownBy knownBy = Knowledge.of(game.table(), card);
                Logging.leaves(game, wayTo(to), game.table().owner(card), card, knownBy);
            } else if (comesUp(game.table(), card, to)) {
                KnownBy knownBy = unseen ? KnownBy.NOBODY : KnownBy.BOTH;
                Logging.leaves(game, wayTo(to), game.table().owner(card), card, knownBy);
            }
            int place = Whereabouts.location(game.table(), card);
            tellLost(game, card, place, remove(game, card, to, onTop));
            if (unseen) {
                game.table().set(card, Flag.FACE_DOWN_IN_PILE);
            }
            if (to == Zone.USED_PILE) {
                ResponseWindow.open(
                        game,
                        Happening.of(Event.PLACED_IN_USED_PILE, game.table().owner(card)).to(card));
            }
        }
    }

    /** Whether the card goes face up from a hidden place to a pile where everybody sees it. */
    private static boolean comesUp(Table table, int card, Zone to) {
        return (to == Zone.LOST_PILE || to == Zone.OUT_OF_PLAY) && !table.in(card, to);
    }

    private static CardEntry.Way wayTo(Zone to) {
        return switch (to) {
            case HAND -> CardEntry.Way.TO_HAND;
            case OUT_OF_PLAY -> CardEntry.Way.OUT_OF_PLAY;
            case USED_PILE -> CardEntry.Way.TO_USED_PILE;
            default -> CardEntry.Way.LOST;
        };
    }

    /**
     * Takes a card from where it is; everything on it goes to its owner's Lost Pile, captives are
     * released. Returns the cards that left the table, the card itself first.
     */
    static List<Integer> remove(GameState game, int card, Zone to, boolean onTop) {
        var table = game.table();
        List<Integer> gone = strip(game, card);
        // an Objective is never in hand nor part of the Life Force
        boolean stays = table.definition(card).is(CardType.OBJECTIVE);
        int holder = Table.zone(table.owner(card), stays ? Zone.OUT_OF_PLAY : to);
        if (onTop) {
            table.toTop(card, holder, Role.NONE);
        } else {
            table.toBottom(card, holder, Role.NONE);
        }
        return gone;
    }

    /** The same for a card that is put elsewhere at once. */
    static List<Integer> strip(GameState game, int card) {
        var table = game.table();
        var gone = new ArrayList<Integer>();
        if (table.inPlay(card)) {
            int[] captives = captivesOn(table, card);
            if (captives.length > 0 && Whereabouts.location(table, card) != Table.NOBODY) {
                game.book().release(game, captives);
                for (int captive : captives) {
                    table.toBottom(captive, Table.on(Whereabouts.location(table, card)), Role.AT);
                }
            }
        }
        gone.add(card);
        Stacking.send(game, card);
        collect(table, card, gone);
        for (int i = gone.size() - 1; i > 0; i--) {
            int on = gone.get(i);
            LastingTexts.endFor(game, on);
            table.toTop(on, Table.zone(table.owner(on), Zone.LOST_PILE), Role.NONE);
        }
        LastingTexts.endFor(game, card);
        if (table.has(card, Flag.FLIPPED)) {
            game.flip(card);
        }
        return gone;
    }

    private static void collect(Table table, int card, List<Integer> gone) {
        for (int on : table.cards(Table.on(card))) {
            gone.add(on);
            collect(table, on, gone);
        }
    }

    private static int[] captivesOn(Table table, int card) {
        return Arrays.stream(table.cards(Table.on(card)))
                .filter(on -> table.role(on) == Role.ESCORTED)
                .toArray();
    }
}
