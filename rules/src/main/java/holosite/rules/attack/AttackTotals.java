package holosite.rules.attack;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.rules.Game;
import holosite.rules.battle.BattleTotals;
import holosite.rules.modifier.Figures;
import holosite.rules.move.Piloting;
import holosite.rules.presence.Whereabouts;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/** The numbers of those who stand against a creature. */
public final class AttackTotals {
    private AttackTotals() {}

    /** Power of all who stand against the creature, and the destiny they drew. */
    public static double of(Game game) {
        Attack attack = game.attack();
        double total = Double.isNaN(attack.destiny()) ? 0 : attack.destiny();
        for (int card : attack.cards()) {
            boolean counts =
                    attack.byCreature()
                            || (takesPart(game, card)
                                    && BattleTotals.addsPower(game, card, attack.location()));
            double power = counts ? Figures.of(game, Figure.POWER, card) : 0;
            total += Double.isNaN(power) ? 0 : power;
        }
        return total;
    }

    /** Whether any of those who attack the creature is still present with it. */
    static boolean anybodyLeft(Game game) {
        for (int card : game.attack().cards()) {
            if (takesPart(game, card)
                    && Whereabouts.present(game.table(), card) == game.attack().location()) {
                return true;
            }
        }
        return false;
    }

    private static boolean takesPart(Game game, int card) {
        return game.standing().isActive(card)
                && Whereabouts.location(game.table(), card) == game.attack().location();
    }

    /** Ability that counts for a destiny: those present, and pilots and drivers. */
    static double ability(Game game) {
        var table = game.table();
        double total = 0;
        for (int card : game.attack().cards()) {
            if (!game.attack().byCreature() && !takesPart(game, card)) {
                continue;
            }
            boolean vessel = table.definition(card).isVessel();
            if (vessel && Piloting.piloted(game, card)) {
                total += table.definition(card).permanentAbility();
            }
            boolean counts =
                    Whereabouts.present(table, card) == game.attack().location()
                            || (table.role(card) == Role.PILOT && works(game, card));
            double own = Figures.of(game, Figure.ABILITY, card);
            if (counts && own > 0 && (vessel || table.definition(card).is(CardType.CHARACTER))) {
                total += own;
            }
        }
        return total;
    }

    private static boolean works(Game game, int pilot) {
        int vessel = game.table().host(pilot);
        return vessel != Table.NOBODY && Piloting.piloted(game, vessel);
    }
}
