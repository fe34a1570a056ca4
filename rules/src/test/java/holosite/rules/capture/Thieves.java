package holosite.rules.capture;

import static holosite.language.ability.Action.at;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Abilities.may;
import static holosite.language.words.Actions.may;
import static holosite.language.words.Actions.used;
import static holosite.language.words.Effects.toHand;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.DEVICE;
import static holosite.language.words.Filters.IT;
import static holosite.language.words.Filters.SITE;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.VEHICLE;
import static holosite.language.words.Filters.WEAPON;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Filters.opponents;
import static holosite.language.words.Filters.with;
import static holosite.language.words.Filters.your;
import static holosite.language.words.Kinds.alien;
import static holosite.language.words.Kinds.artilleryWeapon;
import static holosite.language.words.Kinds.characterWeapon;
import static holosite.language.words.Kinds.device;
import static holosite.language.words.Kinds.usedInterrupt;
import static holosite.language.words.Modifiers.opponents;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.tableWith;

import holosite.language.Card;
import holosite.language.ability.TakenAlong;
import holosite.language.ability.When;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.effect.Steal;
import holosite.language.filter.Known;
import holosite.language.words.Amounts;
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

    /** A device of an interior site. */
    private static final Card LASER_GATE =
            device("Plain Laser Gate", LIGHT, "0_67")
                    .destiny(3)
                    .says(deploysOn(SITE.and(with(Icon.INTERIOR))));

    /** A repeating blaster that a warrior carries, and one on a site that warriors move. */
    private static final Card REPEATER =
            characterWeapon("Plain Repeater", LIGHT, "0_68")
                    .destiny(3)
                    .says(deploysOn(your(CHARACTER.and(with(Icon.WARRIOR)))));

    private static final Card REPEATING_CANNON =
            artilleryWeapon("Plain Repeating Cannon", LIGHT, "0_69")
                    .destiny(3)
                    .deploy(1)
                    .forfeit(1)
                    .says(
                            deploysOn(SITE),
                            new TakenAlong(
                                    1, CHARACTER.and(with(Icon.WARRIOR)), Amounts.number(1)));

    /** Artillery that nobody moves. */
    private static final Card MOUNTED_CANNON =
            artilleryWeapon("Plain Mounted Cannon", LIGHT, "0_70")
                    .destiny(3)
                    .deploy(1)
                    .forfeit(1)
                    .says(deploysOn(SITE));

    /** Takes a weapon from the table into hand. */
    private static final Card SALVAGE =
            usedInterrupt("Plain Salvage", DARK, "0_63")
                    .destiny(3)
                    .says(used(at(When.anyTime()).then(toHand(your(WEAPON)))));

    private Thieves() {}

    static Position table() {
        return tableWith(
                THIEF_CARD,
                ROGUE,
                RECLAIMER,
                STATION,
                LASER_GATE,
                REPEATER,
                REPEATING_CANNON,
                MOUNTED_CANNON,
                SALVAGE);
    }

    /** The thief steals this in his control phase. */
    static Scene stealing(Position position, String loot) {
        return inControlPhase(position).use(THIEF).at(loot);
    }

    /** What cannot be stolen he does not even try to steal. */
    static void mayNotSteal(Position position) {
        inControlPhase(position).mayNot("use " + THIEF);
    }

    private static Scene inControlPhase(Position position) {
        return position.at(BAY, THIEF).force(DARK, 5).turn(DARK, Phase.CONTROL);
    }
}
