package holosite.rules.capture;

import static holosite.language.ability.Action.at;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Abilities.may;
import static holosite.language.words.Actions.may;
import static holosite.language.words.Actions.used;
import static holosite.language.words.Effects.toHand;
import static holosite.language.words.Filters.DEVICE;
import static holosite.language.words.Filters.IT;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.VEHICLE;
import static holosite.language.words.Filters.WEAPON;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Filters.opponents;
import static holosite.language.words.Filters.with;
import static holosite.language.words.Filters.your;
import static holosite.language.words.Kinds.alien;
import static holosite.language.words.Kinds.device;
import static holosite.language.words.Kinds.usedInterrupt;
import static holosite.language.words.Modifiers.opponents;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.tableWith;

import holosite.language.Card;
import holosite.language.ability.When;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.effect.Put;
import holosite.language.effect.Steal;
import holosite.language.filter.Known;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;

/** A table with a thief to play on it. */
final class Thieves {
    static final String THIEF = "Plain Thief";

    /** Steals weapons, devices and ships where it is. */
    private static final Card THIEF_CARD =
            alien(THIEF, DARK, "0_61")
                    .destiny(3)
                    .deploy(1)
                    .power(1)
                    .ability(2)
                    .forfeit(1)
                    .icons(Icon.PILOT)
                    .says(
                            may(
                                    at(When.your(Phase.CONTROL))
                                            .target(
                                                    "loot",
                                                    opponents(
                                                                    WEAPON.or(DEVICE)
                                                                            .or(STARSHIP)
                                                                            .or(VEHICLE))
                                                            .with(IT))
                                            .then(new Steal(chosen("loot"), Who.YOU, Known.IT))));

    /** A thief of the Light Side. */
    private static final Card ROGUE =
            alien("Plain Rogue", LIGHT, "0_65")
                    .destiny(3)
                    .deploy(1)
                    .power(1)
                    .ability(2)
                    .forfeit(1)
                    .says(
                            may(
                                    at(When.your(Phase.CONTROL))
                                            .target("loot", opponents(WEAPON).with(IT))
                                            .then(new Steal(chosen("loot"), Who.YOU, Known.IT))));

    /** Takes starships back. */
    private static final Card RECLAIMER =
            alien("Plain Reclaimer", LIGHT, "0_66")
                    .destiny(3)
                    .deploy(1)
                    .power(1)
                    .ability(2)
                    .forfeit(1)
                    .says(
                            may(
                                    at(When.your(Phase.CONTROL))
                                            .target("loot", opponents(STARSHIP).with(IT))
                                            .then(new Steal(chosen("loot"), Who.YOU, Known.IT))));

    /** A device that stands on a site. */
    private static final Card STATION =
            device("Plain Station", LIGHT, "0_62").destiny(3).says(deploysOn(with(Icon.EXTERIOR)));

    /** Takes a weapon from the table into hand. */
    private static final Card SALVAGE =
            usedInterrupt("Plain Salvage", DARK, "0_63")
                    .destiny(3)
                    .says(used(at(When.anyTime()).then(toHand(your(WEAPON)))));

    /** Puts a weapon on the Reserve Deck. */
    private static final Card STORAGE =
            usedInterrupt("Plain Storage", DARK, "0_64")
                    .destiny(3)
                    .says(
                            used(
                                    at(When.anyTime())
                                            .then(
                                                    new Put(
                                                            your(WEAPON),
                                                            Pile.RESERVE_DECK,
                                                            Put.Position.TOP))));

    private Thieves() {}

    static Position table() {
        return tableWith(THIEF_CARD, ROGUE, RECLAIMER, STATION, SALVAGE, STORAGE);
    }

    /** The thief steals this in his control phase. */
    static Scene stealing(Position position, String loot) {
        return position.at(BAY, THIEF).force(DARK, 5).turn(DARK, Phase.CONTROL).use(THIEF).at(loot);
    }
}
