package holosite.rules.capture;

import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.ability.TakenAlong;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.action.ResponseWindow;
import holosite.rules.card.Definition;
import holosite.rules.log.CardEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;

/**
 * A stolen card changes its owner and is used by the thief as his own, also in his piles. Weapons
 * and devices can be stolen if characters carry or move them, starships and vehicles if no
 * character is aboard; what is mounted on them or in their hold goes along.
 */
public final class Stealing {
    private Stealing() {}

    /** A player steals cards, to be carried by this card where they need a carrier. */
    public static void steal(GameState game, int[] cards, Side newOwner, int carrier) {
        var table = game.table();
        for (int i = cards.length - 1; i >= 0; i--) {
            int card = cards[i];
            if (!mayBeStolen(game, card, newOwner, carrier)) {
                continue;
            }
            take(table, card, newOwner);
            place(table, card, carrier);
            Logging.line(game, CardEntry.Stolen::new, newOwner, card, carrier);
            ResponseWindow.open(
                    game,
                    Happening.of(Event.STOLEN, newOwner)
                            .to(card)
                            .by(carrier)
                            .at(Whereabouts.location(table, card)));
        }
    }

    /** Whether this card can be stolen by that player at all. */
    public static boolean mayBeStolen(GameState game, int card, Side newOwner, int carrier) {
        var table = game.table();
        if (table.owner(card) == newOwner
                || Rulings.forbids(game, Deed.BE_STOLEN, newOwner, card, carrier)) {
            return false;
        }
        var definition = table.definition(card);
        return switch (definition.type()) {
            case WEAPON ->
                    definition.is(Subtype.CHARACTER_WEAPON)
                            || definition.card().text().stream()
                                    .anyMatch(TakenAlong.class::isInstance)
                            || onCharacter(table, card);
            case DEVICE -> table.host(card) == Table.NOBODY || onCharacter(table, card);
            case STARSHIP, VEHICLE -> !CapturedShip.hasCharacterAboard(table, card);
            default -> true;
        };
    }

    private static boolean onCharacter(Table table, int card) {
        int host = table.host(card);
        return host != Table.NOBODY && table.definition(host).is(CardType.CHARACTER);
    }

    /** A card won from the opponent goes to a pile of its winner, who owns it from now on. */
    public static void win(GameState game, int card, Side winner, Zone to) {
        var table = game.table();
        take(table, card, winner);
        table.toTop(card, Table.zone(winner, to), Role.NONE);
        Logging.line(game, CardEntry.Stolen::new, winner, card, Table.NOBODY);
    }

    private static void take(Table table, int card, Side newOwner) {
        table.setOwner(card, newOwner);
        if (table.definition(card).player() == newOwner) {
            table.clear(card, Flag.STOLEN);
        } else {
            table.set(card, Flag.STOLEN);
        }
        crew(table, card);
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            CardType type = table.definition(on).type();
            if (table.role(on) == Role.CARGO
                    || (table.role(on) == Role.ON
                            && (type == CardType.WEAPON || type == CardType.DEVICE))) {
                take(table, on, newOwner);
            }
        }
    }

    /**
     * Unique persons built into a ship or vehicle are lost as it is stolen, and each leaves a seat.
     * When their own player has it again they are back, unless one of them is in play elsewhere.
     */
    private static void crew(Table table, int card) {
        Card printed = table.definition(card).complete().card();
        if (printed.hasUniqueCrew()) {
            boolean aboard =
                    !table.has(card, Flag.STOLEN)
                            && printed.permanentPilot().orElseThrow().unique().stream()
                                    .noneMatch(name -> inPlay(table, name, card));
            table.setCrew(card, aboard);
        }
    }

    private static boolean inPlay(Table table, String persona, int except) {
        for (int card = 0; card < table.count(); card++) {
            if (card != except
                    && table.inPlay(card)
                    && !table.has(card, Flag.FACE_DOWN)
                    && table.definition(card).isPersona(persona)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCarried(Definition definition) {
        return definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE);
    }

    /**
     * A weapon or device goes onto its carrier; a ship out of the hold of its old owner's ship, and
     * a character out of anything of his old owner's at a site. Whoever else crosses to the other
     * side stays where he is.
     */
    private static void place(Table table, int card, int carrier) {
        var definition = table.definition(card);
        if (definition.isVessel()) {
            int location = Whereabouts.location(table, card);
            if (table.role(card) == Role.CARGO && location != Table.NOBODY) {
                table.toBottom(card, Table.on(location), Role.AT);
            }
        } else if (isCarried(definition)
                && carrier != Table.NOBODY
                && table.host(card) != carrier) {
            table.toBottom(card, Table.on(carrier), Role.ON);
        } else if (table.role(card).aboard()
                && table.owner(table.host(card)) != table.owner(card)) {
            int location = Whereabouts.location(table, card);
            if (location != Table.NOBODY && table.definition(location).is(Subtype.SITE)) {
                table.toBottom(card, Table.on(location), Role.AT);
            }
        }
    }
}
