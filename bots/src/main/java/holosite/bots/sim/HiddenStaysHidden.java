package holosite.bots.sim;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Act;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What a player sees does not change when the cards that are hidden from him are shuffled among
 * themselves: his opponent's hand, anybody's face-down piles. Nor does what he is asked, when the
 * rules list it again.
 */
final class HiddenStaysHidden implements Invariant {

    private static final Zone[] OF_HIS_OWN = {Zone.RESERVE_DECK, Zone.FORCE_PILE, Zone.USED_PILE};
    private static final Zone[] OF_HIS_OPPONENT = {
        Zone.HAND, Zone.RESERVE_DECK, Zone.FORCE_PILE, Zone.USED_PILE, Zone.SABACC_HAND
    };

    @Override
    public void check(Game game, SplittableRandom chance) {
        for (Side viewer : Side.values()) {
            shuffle(game, viewer, viewer, OF_HIS_OWN, chance);
            shuffle(game, viewer, viewer.opposite(), OF_HIS_OPPONENT, chance);
        }
    }

    private static void shuffle(
            Game game, Side viewer, Side owner, Zone[] zones, SplittableRandom chance) {
        int[] holders = Arrays.stream(zones).mapToInt(zone -> Table.zone(owner, zone)).toArray();
        int[] cards =
                Arrays.stream(holders)
                        .flatMap(holder -> Arrays.stream(game.state().table().cards(holder)))
                        // both know of an insert card that it is in the Reserve Deck
                        .filter(card -> game.state().table().role(card) != Role.INSERTED)
                        .toArray();
        IntPredicate shown = card -> spokenOf(game, viewer, card);
        int[] hidden = Arrays.stream(cards).filter(shown.negate()).toArray();
        Game shuffled = game.fork();
        deal(shuffled.state().table(), holders, hidden, shuffle(hidden, chance));
        boolean asked = !game.isOver() && game.decision().player() == viewer;
        if (asked && hidden.length == cards.length && asksAgain(game, viewer)) {
            shuffled.state().askAgain();
        }
        InvariantBroken.unless(
                shuffled.view(viewer).equals(game.view(viewer)),
                "%s can tell how the cards of %s lie that are hidden from him; he sees %s and %s"
                        .formatted(viewer, owner, game.view(viewer), shuffled.view(viewer)));
    }

    /**
     * Shuffles in this game what is hidden from a player, except cards with a history of theirs.
     */
    static void shuffleHidden(Game game, Side viewer, SplittableRandom chance) {
        Table table = game.state().table();
        for (Side owner : Side.values()) {
            Zone[] zones = owner == viewer ? OF_HIS_OWN : OF_HIS_OPPONENT;
            int[] holders =
                    Arrays.stream(zones).mapToInt(zone -> Table.zone(owner, zone)).toArray();
            int[] hidden =
                    Arrays.stream(holders)
                            .flatMap(holder -> Arrays.stream(table.cards(holder)))
                            .filter(card -> !spokenOf(game, viewer, card))
                            .filter(card -> table.flags(card) == 0)
                            .filter(card -> table.role(card) == Role.NONE)
                            .toArray();
            deal(table, holders, hidden, shuffle(hidden, chance));
        }
    }

    /**
     * Some steps ask only after they have done something: those cannot list their question again.
     */
    private static boolean asksAgain(Game game, Side viewer) {
        Game again = game.fork();
        again.state().askAgain();
        return again.view(viewer).equals(game.view(viewer));
    }

    private static int[] shuffle(int[] cards, SplittableRandom chance) {
        int[] order = cards.clone();
        for (int i = order.length - 1; i > 0; i--) {
            int other = chance.nextInt(i + 1);
            int taken = order[i];
            order[i] = order[other];
            order[other] = taken;
        }
        return order;
    }

    /** Puts each card of the second row where the card of the first row lies. */
    private static void deal(Table table, int[] holders, int[] cards, int[] order) {
        int most = IntStream.of(cards).max().orElse(-1);
        var instead = IntStream.rangeClosed(0, most).toArray();
        for (int i = 0; i < cards.length; i++) {
            instead[cards[i]] = order[i];
        }
        int[][] rows =
                Arrays.stream(holders)
                        .mapToObj(
                                holder ->
                                        Arrays.stream(table.cards(holder))
                                                .map(card -> card <= most ? instead[card] : card)
                                                .toArray())
                        .toArray(int[][]::new);
        for (int i = 0; i < holders.length; i++) {
            table.reorder(holders[i], rows[i]);
        }
    }

    /** A question may show its player a card that is hidden otherwise. */
    private static boolean spokenOf(Game game, Side viewer, int card) {
        if (game.isOver() || game.decision().player() != viewer) {
            return false;
        }
        Decision decision = game.decision();
        boolean about = decision.prompt() instanceof Prompt.OneCard one && one.card() == card;
        if (about || decision.prompt() instanceof Prompt.TwoCards two && two.other() == card) {
            return true;
        }
        return switch (decision) {
            case Decision.ChooseAct d ->
                    d.acts().stream()
                            .anyMatch(
                                    act -> act instanceof Act.WithCard with && with.card() == card);
            case Decision.ChooseCards d ->
                    Arrays.stream(d.cards().numbers()).anyMatch(c -> c == card);
            case Decision.ChooseTarget d -> false;
            case Decision.ChooseNumber d -> false;
            case Decision.ChooseOption d -> false;
        };
    }
}
