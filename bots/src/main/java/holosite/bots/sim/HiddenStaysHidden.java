package holosite.bots.sim;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Act;
import holosite.rules.decision.Decision;
import holosite.rules.table.Role;
import holosite.rules.table.Stacking;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * What a player sees does not change when two cards that are hidden from him change places: from
 * his opponent's hand, from anybody's face-down piles, from under cards he may not look beneath.
 */
final class HiddenStaysHidden implements Invariant {

    private static final Zone[] OF_HIS_OWN = {Zone.RESERVE_DECK, Zone.FORCE_PILE, Zone.USED_PILE};
    private static final Zone[] OF_HIS_OPPONENT = {
        Zone.HAND, Zone.RESERVE_DECK, Zone.FORCE_PILE, Zone.USED_PILE, Zone.SABACC_HAND
    };

    @Override
    public void check(Game game, SplittableRandom chance) {
        for (Side viewer : Side.values()) {
            swapUnder(game, viewer, chance);
            swap(game, viewer, viewer, OF_HIS_OWN, chance);
            swap(game, viewer, viewer.opposite(), OF_HIS_OPPONENT, chance);
        }
    }

    private static void swap(
            Game game, Side viewer, Side owner, Zone[] zones, SplittableRandom chance) {
        int one = pick(game, owner.ordinal(), zones, chance);
        int other = pick(game, owner.ordinal(), zones, chance);
        swap(game, viewer, one, other);
    }

    /** A card that lies face down under another, and one of its owner's Reserve Deck. */
    private static void swapUnder(Game game, Side viewer, SplittableRandom chance) {
        var table = game.table();
        for (int card = 0; card < table.count(); card++) {
            if (!Stacking.mayKnow(table, card, viewer.ordinal())) {
                Zone[] deck = {Zone.RESERVE_DECK};
                swap(game, viewer, card, pick(game, table.owner(card), deck, chance));
            }
        }
    }

    private static void swap(Game game, Side viewer, int one, int other) {
        if (one == Table.NOBODY || other == Table.NOBODY || one == other) {
            return;
        }
        if (spokenOf(game, viewer, one) || spokenOf(game, viewer, other)) {
            return;
        }
        Game swapped = game.fork();
        exchange(swapped.table(), one, other);
        Broken.unless(
                swapped.view(viewer).equals(game.view(viewer)),
                "%s can tell %s from %s, which are hidden"
                        .formatted(
                                viewer,
                                game.table().definition(one),
                                game.table().definition(other)));
    }

    private static int pick(Game game, int owner, Zone[] zones, SplittableRandom chance) {
        int holder = Table.zone(owner, zones[chance.nextInt(zones.length)]);
        int[] cards = game.table().cards(holder);
        return cards.length == 0 ? Table.NOBODY : cards[chance.nextInt(cards.length)];
    }

    /** A question may show its player a card that is hidden otherwise. */
    private static boolean spokenOf(Game game, Side viewer, int card) {
        if (game.isOver() || game.decision().player() != viewer) {
            return false;
        }
        Decision decision = game.decision();
        if (decision.prompt().card() == card || decision.prompt().other() == card) {
            return true;
        }
        return switch (decision) {
            case Decision.ChooseAct d -> d.acts().stream().map(Act::card).anyMatch(c -> c == card);
            case Decision.ChooseCards d -> Arrays.stream(d.cards()).anyMatch(c -> c == card);
            case Decision.ChooseNumber d -> false;
            case Decision.ChooseOption d -> false;
        };
    }

    private static void exchange(Table table, int one, int other) {
        int here = table.holder(one);
        int there = table.holder(other);
        var as = table.role(one);
        var otherAs = table.role(other);
        int marks = table.flags(one);
        int otherMarks = table.flags(other);
        int[] first = replaced(table.cards(here), one, other);
        int[] second = here == there ? first : replaced(table.cards(there), other, one);
        table.reorder(here, first);
        if (here != there) {
            table.reorder(there, second);
        }
        lie(table, one, otherAs, otherMarks);
        lie(table, other, as, marks);
    }

    private static void lie(Table table, int card, Role as, int marks) {
        table.setRole(card, as);
        table.clear(card, ~0);
        table.set(card, marks);
    }

    /** The row with one card in the place of another; both, where it holds both. */
    private static int[] replaced(int[] cards, int one, int other) {
        return Arrays.stream(cards)
                .map(card -> card == one ? other : card == other ? one : card)
                .toArray();
    }
}
