package holosite.rules.attack;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.rules.battle.BattleTotals;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Creatures;
import holosite.rules.state.Attack;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;

/** The numbers of a creature and of the cards that fight it. */
public final class AttackTotals {
    private AttackTotals() {}

    /** Power of all cards that fight the creature, and the destiny drawn for them. */
    public static double of(GameState game) {
        double destiny = game.attack().destiny();
        return power(game, FigureListener.NONE) + (Double.isNaN(destiny) ? 0 : destiny);
    }

    /** Power of all cards that fight the creature, card by card. */
    public static double power(GameState game, FigureListener listener) {
        Attack attack = game.attack();
        double total = 0;
        for (int card : attack.cards().numbers()) {
            boolean counts =
                    attack.byCreature()
                            || (takesPart(game, card)
                                    && BattleTotals.addsPower(game, card, attack.location()));
            double power = counts ? Figures.of(game, Figure.POWER, card) : Double.NaN;
            if (!Double.isNaN(power)) {
                listener.part(card, power);
                total += power;
            }
        }
        return total;
    }

    /** The creature's ferocity; does not exist until its destinies are drawn. */
    public static double ferocity(GameState game) {
        Attack attack = game.attack();
        boolean drawn = !Double.isNaN(attack.ferocity());
        return drawn || draws(game) > 0
                ? attack.ferocity()
                : Creatures.ferocity(game, attack.creature(), Double.NaN);
    }

    /** How many destinies its owner draws for the creature. */
    public static int draws(GameState game) {
        return CardTexts.of(game, game.attack().creature()).creatureText().draws();
    }

    /** The creature's total: its ferocity, and its defense value too if it is attacked. */
    public static double ofCreature(GameState game) {
        double defense = defense(game);
        return ferocity(game) + (Double.isNaN(defense) ? 0 : defense);
    }

    /** The defense value of a creature that is attacked; it does not count for one that attacks. */
    public static double defense(GameState game) {
        return game.attack().byCreature()
                ? Double.NaN
                : Figures.of(game, Figure.DEFENSE_VALUE, game.attack().creature());
    }

    /** Whether the one that is attacked is defeated: the other total must be higher. */
    public static boolean defeated(GameState game) {
        return game.attack().byCreature()
                ? ofCreature(game) > of(game)
                : of(game) > ofCreature(game);
    }

    /** A parasite needs no totals: it attaches itself to its prey. */
    public static boolean attaches(GameState game) {
        Attack attack = game.attack();
        return attack.byCreature()
                && CardTexts.of(game, attack.creature()).creatureText().parasite();
    }

    /** Whether any of those who attack the creature is still present with it. */
    static boolean anybodyLeft(GameState game) {
        for (int card : game.attack().cards().numbers()) {
            if (takesPart(game, card)
                    && Whereabouts.present(game.table(), card) == game.attack().location()) {
                return true;
            }
        }
        return false;
    }

    private static boolean takesPart(GameState game, int card) {
        return Standing.of(game).isActive(card)
                && Whereabouts.location(game.table(), card) == game.attack().location();
    }

    /** Ability that counts for a destiny: those present, and pilots and drivers. */
    static double ability(GameState game) {
        var table = game.table();
        double total = 0;
        for (int card : game.attack().cards().numbers()) {
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

    private static boolean works(GameState game, int pilot) {
        int vessel = game.table().host(pilot);
        return vessel != Table.NOBODY
                && !game.table().has(pilot, Flag.IDLE)
                && Piloting.piloted(game, vessel);
    }
}
