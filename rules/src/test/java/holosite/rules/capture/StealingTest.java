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
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
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
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Taking the opponent's cards and using them as one's own. */
class StealingTest {
    private static final String THIEF = "Plain Thief";

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

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(THIEF_CARD, ROGUE, RECLAIMER, STATION, SALVAGE, STORAGE));
        return Scene.with(() -> cards);
    }

    private static Scene stealing(Position position, String loot) {
        return position.at(BAY, THIEF).force(DARK, 5).turn(DARK, Phase.CONTROL).use(THIEF).at(loot);
    }

    @Test
    @Claim({"stealing#1", "stealing-weapons-and-devices#2", "stealing-weapons-and-devices#4"})
    void aThiefTakesABlasterAndCarriesItThoughHeMayNotFireIt() {
        var scene =
                stealing(
                        table().at(BAY, "Rebel Trooper", "Stormtrooper")
                                .on("Rebel Trooper", "Blaster Rifle"),
                        "Blaster Rifle");

        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo(THIEF);
        assertThat(scene.ownerOf("Blaster Rifle")).isEqualTo(DARK);
        scene.passUntil(DARK, Phase.BATTLE).battleAt(BAY).mayNot("fire Blaster Rifle");
    }

    @Test
    @Claim({"stealing-weapons-and-devices#1", "stealing-weapons-and-devices#2"})
    void artilleryThatWarriorsMoveIsStolen() {
        var scene =
                table().at(BAY, "E-web Blaster", "Plain Rogue")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.CONTROL);

        scene.use("Plain Rogue").at("E-web Blaster");

        assertThat(scene.ownerOf("E-web Blaster")).isEqualTo(LIGHT);
    }

    @Test
    @Claim({"stealing#1", "stealing-weapons-and-devices#6"})
    void whoCouldHaveHadItUsesItAsHisOwn() {
        var scene =
                stealing(
                        table().at(BAY, "Rebel Trooper", "Stormtrooper")
                                .on("Rebel Trooper", "Blaster Rifle"),
                        "Blaster Rifle");
        scene.passUntil(DARK, Phase.DEPLOY).transfer("Blaster Rifle").to("Stormtrooper");

        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo("Stormtrooper");
        scene.passUntil(DARK, Phase.BATTLE).battleAt(BAY).offers("fire Blaster Rifle");
    }

    @Test
    @Claim({"stealing-weapons-and-devices#2", "stealing-weapons-and-devices#5"})
    void aLightsaberOfOnePersonIsCarriedByAnyThief() {
        var scene =
                stealing(
                        table().at(BAY, "Obi-Wan Kenobi", "Stormtrooper")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"),
                        "Obi-Wan's Lightsaber");

        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo(THIEF);
    }

    @Test
    @Claim("stealing-weapons-and-devices#6")
    void butIsUsedByNobodyElseAndHandedToNobody() {
        var scene =
                stealing(
                        table().at(BAY, "Obi-Wan Kenobi", "Stormtrooper")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber")
                                .on("Stormtrooper", "Imperial Blaster"),
                        "Obi-Wan's Lightsaber");

        scene.passUntil(DARK, Phase.DEPLOY).mayNot("transfer Obi-Wan's Lightsaber");
        scene.passUntil(DARK, Phase.BATTLE)
                .battleAt(BAY)
                .offers("fire Imperial Blaster")
                .mayNot("fire Obi-Wan's Lightsaber");
    }

    @Test
    @Claim({"stealing-weapons-and-devices#1", "stealing-weapons-and-devices#3"})
    void whatCharactersDoNotCarryIsNotStolen() {
        var torpedoes =
                stealing(
                        table().at(BAY, "X-wing").on("X-wing", "Proton Torpedoes"),
                        "Proton Torpedoes");
        assertThat(torpedoes.ownerOf("Proton Torpedoes")).isEqualTo(LIGHT);
        assertThat(torpedoes.hostOf("Proton Torpedoes")).isEqualTo("X-wing");

        var station = stealing(table().site(BAY, LIGHT).on(BAY, "Plain Station"), "Plain Station");
        assertThat(station.ownerOf("Plain Station")).isEqualTo(LIGHT);

        String ion = "Planet Defender Ion Cannon";
        var cannon = stealing(table().at(BAY, ion), ion);
        assertThat(cannon.ownerOf(ion)).isEqualTo(LIGHT);
    }

    @Test
    @Claim({"stealing#2", "stealing#3"})
    void nobodyBoardsTheOpponentsEmptyShip() {
        var scene =
                table().at(BAY, "Gold 1", "DS-61-2", "Black 2")
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);

        scene.embark("DS-61-2");

        // his own ship was the only one there was to choose
        assertThat(scene.hostOf("DS-61-2")).isEqualTo("Black 2");
        assertThat(scene.ownerOf("Gold 1")).isEqualTo(LIGHT);
        table().at(BAY, "Gold 1", "DS-61-2")
                .force(DARK, 5)
                .turn(DARK, Phase.MOVE)
                .mayNot("embark DS-61-2");
    }

    @Test
    @Claim("stealing-vehicles-and-starships#1")
    void aShipWithACharacterAboardIsNotStolen() {
        var scene = stealing(table().at(BAY, "Gold 1").pilot("Gold 1", "Dutch"), "Gold 1");
        assertThat(scene.ownerOf("Gold 1")).isEqualTo(LIGHT);

        var empty = stealing(table().at(BAY, "Gold 1"), "Gold 1");
        assertThat(empty.ownerOf("Gold 1")).isEqualTo(DARK);
    }

    @Test
    @Claim({"stealing-vehicles-and-starships#2", "stealing-vehicles-and-starships#4"})
    void aPermanentPilotDoesNotHinderItAndServesTheThief() {
        var scene =
                table().at("Tatooine", "Devastator", "X-wing")
                        .passenger("Devastator", THIEF)
                        .turn(DARK, Phase.CONTROL);
        double before = scene.totalAbility("Tatooine", DARK);

        scene.use(THIEF).at("X-wing");

        assertThat(scene.ownerOf("X-wing")).isEqualTo(DARK);
        assertThat(scene.power("X-wing")).isEqualTo(3);
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(before + 1);
    }

    @Test
    @Claim("stealing-vehicles-and-starships#3")
    void whatIsInTheHoldIsStolenToo() {
        var scene =
                stealing(
                        table().at(BAY, "Sandcrawler")
                                .cargo("Sandcrawler", "Luke's X-34 Landspeeder"),
                        "Sandcrawler");

        assertThat(scene.ownerOf("Sandcrawler")).isEqualTo(DARK);
        assertThat(scene.ownerOf("Luke's X-34 Landspeeder")).isEqualTo(DARK);
    }

    /** The thief is aboard a ship of his own beside the one he steals. */
    private static Position beside(String loot) {
        return table().at("Tatooine", "Devastator", loot)
                .passenger("Devastator", THIEF)
                .force(DARK, 5);
    }

    @Test
    @Claim({"stealing-vehicles-and-starships#5", "stealing-vehicles-and-starships#6"})
    void aUniquePermanentPilotIsLostAndLeavesASeat() {
        String loot = "Lando In Millennium Falcon";
        var before = beside(loot).turn(DARK, Phase.CONTROL);
        assertThat(before.power(loot)).isEqualTo(6);
        assertThat(before.totalAbility("Tatooine", LIGHT)).isEqualTo(3);

        double own = before.totalAbility("Tatooine", DARK);
        var scene = before.use(THIEF).at(loot);

        assertThat(scene.ownerOf(loot)).isEqualTo(DARK);
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(own);
        // nobody is at its controls any more
        assertThat(scene.power(loot)).isZero();
        // the seat it had, and one for him who is gone
        var crewed =
                beside(loot)
                        .stolen(loot)
                        .pilot(loot, "DS-61-2")
                        .hand(DARK, "DS-61-3", "DS-61-4")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(crewed.power(loot)).isEqualTo(3 + 3);
        crewed.deploy("DS-61-3").to(loot);
        assertThat(crewed.roleOf("DS-61-3")).isEqualTo(Role.PILOT);
        crewed.deploy("DS-61-4").to(loot);
        assertThat(crewed.roleOf("DS-61-4")).isEqualTo(Role.PASSENGER);
    }

    @Test
    @Claim("stealing-vehicles-and-starships#5")
    void whoIsLostSoIsNoLongerOnTheTable() {
        String loot = "Lando In Millennium Falcon";
        beside(loot)
                .at("Tatooine: Mos Eisley", "Rebel Trooper")
                .hand(LIGHT, "Lando Calrissian (5_5)")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Lando Calrissian");
        beside(loot)
                .stolen(loot)
                .at("Tatooine: Mos Eisley", "Rebel Trooper")
                .hand(LIGHT, "Lando Calrissian (5_5)")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Lando Calrissian");
    }

    @Test
    @Claim({"stealing-vehicles-and-starships#5", "stealing-vehicles-and-starships#6"})
    void aUniquePermanentAstromechIsLostAndLeavesASeat() {
        String loot = "Artoo-Detoo In Red 5";
        var own = table().at("Tatooine", loot).pilot(loot, "Luke Skywalker");
        var with = own.turn(LIGHT, Phase.DEPLOY);
        var without =
                table().at("Tatooine", loot)
                        .pilot(loot, "Luke Skywalker")
                        .mark(loot, Flag.CREWLESS)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(with.maneuver(loot)).isEqualTo(without.maneuver(loot) + 2);
        assertThat(with.power(loot)).isEqualTo(without.power(loot) + 2);
        assertThat(with.hyperspeed(loot)).isEqualTo(without.hyperspeed(loot) + 2);

        var scene = stealing(table().at(BAY, loot), loot);
        assertThat(scene.ownerOf(loot)).isEqualTo(DARK);
        assertThat(scene.has(loot, Flag.CREWLESS)).isTrue();
        assertThat(
                        scene.state()
                                .table()
                                .definition(scene.card(loot))
                                .card()
                                .capacity()
                                .astromechs())
                .isEqualTo(1);
    }

    private static Scene returned(Position position, String loot) {
        return position.at("Tatooine", loot, "Corellian Corvette")
                .stolen(loot)
                .passenger("Corellian Corvette", "Plain Reclaimer")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.CONTROL)
                .use("Plain Reclaimer")
                .at(loot);
    }

    @Test
    @Claim("stealing-vehicles-and-starships#7")
    void withItsOwnPlayerAgainTheShipHasItsPilotBack() {
        String loot = "Lando In Millennium Falcon";

        var scene = returned(table(), loot);

        assertThat(scene.ownerOf(loot)).isEqualTo(LIGHT);
        assertThat(scene.power(loot)).isEqualTo(6);
        assertThat(scene.totalAbility("Tatooine", LIGHT)).isGreaterThanOrEqualTo(3);
    }

    @Test
    @Claim("stealing-vehicles-and-starships#8")
    void unlessHeIsInPlayElsewhere() {
        String loot = "Lando In Millennium Falcon";

        var scene = returned(table().at("Tatooine: Mos Eisley", "Lando Calrissian (5_5)"), loot);

        assertThat(scene.ownerOf(loot)).isEqualTo(LIGHT);
        assertThat(scene.power(loot)).isZero();
    }

    private static Scene salvaged(String how) {
        var scene =
                table().at(BAY, "Rebel Trooper", "Stormtrooper", THIEF)
                        .on("Rebel Trooper", "Blaster Rifle")
                        .hand(DARK, how)
                        .force(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        return scene.use(THIEF).at("Blaster Rifle").play(how);
    }

    @Test
    @Claim("stealing#4")
    void backInHandItIsDeployedAsOnesOwn() {
        var scene = salvaged("Plain Salvage");
        assertThat(scene.hand(DARK)).containsExactly("Blaster Rifle");

        scene.passUntil(DARK, Phase.DEPLOY).deploy("Blaster Rifle").to("Stormtrooper");

        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo("Stormtrooper");
        assertThat(scene.ownerOf("Blaster Rifle")).isEqualTo(DARK);
    }

    @Test
    @Claim({"stealing#4", "stealing#7"})
    void inTheReserveDeckItIsForceOfTheThief() {
        int without = salvaged("Plain Salvage").lifeForce(DARK);

        var scene = salvaged("Plain Storage");

        assertThat(scene.reserve(DARK).getFirst()).isEqualTo("Blaster Rifle");
        assertThat(scene.lifeForce(DARK)).isEqualTo(without + 1);
        scene.passUntil(DARK, Phase.ACTIVATE);
        scene.activate();
        assertThat(scene.forcePile(DARK)).contains("Blaster Rifle");
    }

    @Test
    @Claim("stealing#4")
    void inThePilesItCountsForTheThief() {
        var scene =
                table().at(BAY, "Rebel Trooper", "Stormtrooper", "Darth Vader")
                        .on("Stormtrooper", "Blaster Rifle")
                        .stolen("Blaster Rifle")
                        .hand(DARK, "Overload")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.ownerOf("Blaster Rifle")).isEqualTo(DARK);

        scene.play("Overload").at("Blaster Rifle");

        assertThat(scene.lost(DARK)).contains("Blaster Rifle");
        assertThat(scene.lost(LIGHT)).doesNotContain("Blaster Rifle");
    }

    @Test
    @Claim("stealing-weapons-and-devices#6")
    void whatTheThiefCouldNotHaveDeployedAddsNothingToHisDrain() {
        var unfit =
                stealing(
                        table().site(BAY, DARK)
                                .at(BAY, "Obi-Wan Kenobi", "Stormtrooper")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"),
                        "Obi-Wan's Lightsaber");
        unfit.state()
                .table()
                .toTop(unfit.card("Obi-Wan Kenobi"), Table.zone(LIGHT, Zone.LOST_PILE), Role.NONE);
        unfit.answerDefaults(() -> !unfit.isOffered("drain at " + BAY));

        unfit.drainAt(BAY);

        assertThat(unfit.isOffered("use Obi-Wan's Lightsaber")).isFalse();
        assertThat(holosite.rules.weapon.PermanentWeapons.armed(unfit.state(), unfit.card(THIEF)))
                .isFalse();
    }

    @Test
    @Claim("stealing-weapons-and-devices#6")
    void whatTheThiefCouldHaveDeployedAddsToHisDrain() {
        var scene =
                table().site(BAY, LIGHT)
                        .at(BAY, "Luke Skywalker")
                        .on("Luke Skywalker", "Dark Jedi Lightsaber")
                        .stolen("Dark Jedi Lightsaber")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.ownerOf("Dark Jedi Lightsaber")).isEqualTo(LIGHT);

        scene.drainAt(BAY).offers("use Dark Jedi Lightsaber");
    }
}
