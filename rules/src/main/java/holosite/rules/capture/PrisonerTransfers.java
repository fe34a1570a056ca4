package holosite.rules.capture;

import holosite.rules.Game;
import holosite.rules.presence.Whereabouts;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.why.Refusal;

/**
 * Prisoner transfers, in your move phase, free and as often as you like: an escort present at a
 * prison delivers his captive there; a bounty hunter or warrior present at a prison takes a captive
 * out of it. At any site an escort may leave a frozen captive behind, or take one that was left.
 */
public final class PrisonerTransfers {
    private PrisonerTransfers() {}

    /** Why an escort may not hand over his captive where he is. */
    public static Refusal deliveryRefusal(Game game, int escort) {
        var table = game.table();
        int captive = Escorts.captive(table, escort);
        if (captive == Table.NOBODY) {
            return Refusal.NO_CAPTIVE;
        }
        int site = Whereabouts.present(table, escort);
        return site != Table.NOBODY && Captivity.isPrison(game, site)
                ? Refusal.NONE
                : Refusal.NO_PRISON;
    }

    public static void deliver(Game game, int escort) {
        int site = Whereabouts.present(game.table(), escort);
        game.table()
                .toBottom(Escorts.captive(game.table(), escort), Table.on(site), Role.IMPRISONED);
    }

    /** Why this character may not take that captive into custody. */
    public static Refusal takingRefusal(Game game, int character, int captive) {
        var table = game.table();
        boolean waits =
                table.role(captive) == Role.IMPRISONED
                        || (table.role(captive) == Role.AT
                                && table.has(captive, Flag.CAPTIVE)
                                && table.has(captive, Flag.FROZEN));
        if (!waits || table.owner(captive) == table.owner(character)) {
            return Refusal.NO_CAPTIVE;
        }
        if (Whereabouts.present(table, character) != table.host(captive)) {
            return Refusal.OUT_OF_RANGE;
        }
        return Escorts.refusal(game, character, captive);
    }

    public static void take(Game game, int character, int captive) {
        game.table().toBottom(captive, Table.on(character), Role.ESCORTED);
    }
}
