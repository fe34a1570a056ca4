package holosite.rules.place;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;
import holosite.rules.whereabouts.Piloting;

/** Who can pilot or drive what. */
public final class PilotSkill {
    private PilotSkill() {}

    /** Fit to take a pilot or driver seat there. */
    public static boolean canWork(GameState game, int card, int vessel) {
        var table = game.table();
        if (table.definition(card).type() != CardType.CHARACTER) {
            return false;
        }
        if (Piloting.needsDriver(table, vessel)) {
            return (!table.definition(card).is(Subtype.DROID)
                            || Standing.of(game).hasTrait(game, card, Trait.VEHICLE_DROID)
                            || Rulings.allows(game, Deed.DRIVE, table.owner(card), card, vessel))
                    && !isForbidden(game, card, vessel);
        }
        return has(game, card) && !isForbidden(game, card, vessel);
    }

    /** Whether a card is a pilot at all, by its icon or by a text. */
    public static boolean has(GameState game, int card) {
        return Standing.of(game).hasIcon(game, card, Icon.PILOT)
                || Standing.of(game).hasTrait(game, card, Trait.PILOT_SKILL);
    }

    /**
     * Whether a card belongs to a squadron: by itself, or as the pilot of a starship or vehicle of
     * that squadron for as long as he pilots it.
     */
    public static boolean isOfSquadron(GameState game, int card, Trait squadron) {
        var table = game.table();
        if (Standing.of(game).hasTrait(game, card, squadron)) {
            return true;
        }
        int vessel = table.host(card);
        return table.definition(card).type() == CardType.CHARACTER
                && vessel != Table.NOBODY
                && Piloting.pilots(game, card, vessel)
                && Standing.of(game).hasTrait(game, vessel, squadron);
    }

    /** Whether a text keeps this card from piloting or driving that ship or vehicle. */
    static boolean isForbidden(GameState game, int card, int vessel) {
        var table = game.table();
        return Piloting.needsDriver(table, vessel)
                ? Rulings.forbids(game, Deed.DRIVE, table.owner(card), card, vessel)
                : Rulings.forbids(game, Deed.PILOT, table.owner(card), card, vessel)
                        || refuses(game, card, vessel);
    }

    /**
     * What a ship says of its own pilot applies while nobody pilots it, in hand or on the table.
     */
    private static boolean refuses(GameState game, int card, int vessel) {
        for (TextInForce text : TextsInForce.of(game, vessel)) {
            if (text.part() instanceof Text.Ruling ruling
                    && ruling.kind() == Text.Ruling.Kind.FORBIDS
                    && ruling.deed() == Deed.PILOT) {
                var context = text.context().on(card, vessel);
                if (ruling.when().holds(game, context)
                        && ruling.what().fits(game, context, card)
                        && ruling.where().fits(game, context, vessel)) {
                    return true;
                }
            }
        }
        return false;
    }
}
