package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.PRESENT_AT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.battle.BattleDestiny;
import holosite.rules.card.Definition;
import holosite.rules.kit.Scene;
import holosite.rules.whereabouts.Whereabouts;
import org.junit.jupiter.api.Test;

/** Starships and enclosed vehicles shelter who is aboard. */
class EnclosedTest {
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    @Test
    @Claim({"enclosed#1", "enclosed#2", "enclosed-vehicles#1"})
    void starshipsAreEnclosedAndVehiclesOnlyWhereTheyAreSaidToBe() {
        var scene =
                table().at("Tatooine", "Red 5", "Devastator")
                        .at(FARM, "Sandcrawler", SPEEDER)
                        .pilot("Red 5", "Luke Skywalker")
                        .pilot("Devastator", "Darth Vader")
                        .pilot("Sandcrawler", "Han Solo")
                        .pilot(SPEEDER, "Leia Organa")
                        .turn(DARK, Phase.CONTROL);

        assertThat(is(scene, "Luke Skywalker", PRESENT_AT, "Tatooine")).isFalse();
        assertThat(is(scene, "Darth Vader", PRESENT_AT, "Tatooine")).isFalse();
        assertThat(is(scene, "Han Solo", PRESENT_AT, FARM)).isFalse();
        assertThat(is(scene, "Leia Organa", PRESENT_AT, FARM)).isTrue();
        for (var card : AllCards.all()) {
            if (card.is(CardType.STARSHIP)) {
                assertThat(Whereabouts.encloses(new Definition(card))).as(card.title()).isTrue();
            }
        }
    }

    private static Scene battleInTheOpenAndInside(boolean enclosed) {
        String craft = enclosed ? "Sandcrawler" : SPEEDER;
        return table().at(FARM, craft, "Darth Vader", "Rebel Trooper")
                .on("Darth Vader", "Vader's Lightsaber")
                .pilot(craft, "Leia Organa")
                .passenger(craft, "Han Solo")
                .on("Han Solo", "Blaster Rifle")
                .force(DARK, 6)
                .force(LIGHT, 6)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(FARM);
    }

    @Test
    @Claim({"enclosed#3", "enclosed#4", "enclosed-vehicles#2", "enclosed-vehicles#3"})
    void insideAnEnclosedVehicleNobodyUsesHisOwnPower() {
        var inside = battleInTheOpenAndInside(true);
        var open = battleInTheOpenAndInside(false);

        assertThat(is(inside, "Han Solo", PRESENT_AT, FARM)).isFalse();
        assertThat(inside.totalPower(FARM, LIGHT))
                .isEqualTo(inside.power("Sandcrawler") + inside.power("Rebel Trooper"));
        assertThat(open.totalPower(FARM, LIGHT))
                .isGreaterThan(open.power(SPEEDER) + open.power("Rebel Trooper"));
    }

    @Test
    @Claim({"enclosed#5", "enclosed-vehicles#3"})
    void insideAnEnclosedVehicleNobodyFiresACharacterWeapon() {
        battleInTheOpenAndInside(true).passUntil(LIGHT).mayNot("fire Blaster Rifle");
        assertThat(firesTheRifle(false)).isTrue();
        assertThat(firesTheRifle(true)).isFalse();
    }

    private static boolean firesTheRifle(boolean enclosed) {
        var scene = battleInTheOpenAndInside(enclosed);
        boolean fires = false;
        while (scene.inBattle() && !fires) {
            fires = scene.isOffered("fire Blaster Rifle");
            if (!fires) {
                scene.answerDefault();
            }
        }
        return fires;
    }

    @Test
    @Claim({"enclosed#6", "enclosed-vehicles#3"})
    void insideAnEnclosedVehicleNobodyIsTargetedByWeapons() {
        var inside = battleInTheOpenAndInside(true);
        inside.passUntil("fire Vader's Lightsaber").fire("Vader's Lightsaber").at("Rebel Trooper");

        var open = battleInTheOpenAndInside(false);
        open.passUntil("fire Vader's Lightsaber").fire("Vader's Lightsaber");
        assertThat(open.isOffered("Han Solo")).isTrue();
        assertThat(open.isOffered("Rebel Trooper")).isTrue();

        var again = battleInTheOpenAndInside(true);
        again.passUntil("fire Vader's Lightsaber").fire("Vader's Lightsaber");
        assertThat(again.isOffered("Han Solo")).isFalse();
        assertThat(again.isOffered("Leia Organa")).isFalse();
    }

    @Test
    @Claim({"enclosed#3", "enclosed#4", "enclosed#5", "enclosed#6"})
    void whoSitsInALandedStarshipIsAsSheltered() {
        for (boolean aboard : new boolean[] {true, false}) {
            var position =
                    table().at(FARM, "Millennium Falcon", "Darth Vader", "Rebel Trooper")
                            .on("Darth Vader", "Vader's Lightsaber");
            if (aboard) {
                position.passenger("Millennium Falcon", "Han Solo");
            } else {
                position.at(FARM, "Han Solo");
            }
            var scene =
                    position.on("Han Solo", "Blaster Rifle")
                            .force(DARK, 6)
                            .force(LIGHT, 6)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt(FARM);

            assertThat(is(scene, "Han Solo", PRESENT_AT, FARM)).isEqualTo(!aboard);
            assertThat(scene.totalPower(FARM, LIGHT))
                    .isEqualTo(
                            scene.power("Rebel Trooper") + (aboard ? 0 : scene.power("Han Solo")));
            assertThat(scene.isOffered("fire Blaster Rifle")).isEqualTo(!aboard);
            scene.passUntil("fire Vader's Lightsaber").fire("Vader's Lightsaber");
            assertThat(scene.isOffered("Han Solo")).isEqualTo(!aboard);
        }
    }

    @Test
    @Claim({"enclosed#7", "enclosed-vehicles#4"})
    void insideTheyKeepTheirAbilityTheirForfeitAndTheirText() {
        var scene =
                table().at("Tatooine", "Gold 1", "Devastator")
                        .pilot("Gold 1", "Dutch")
                        .passenger("Gold 1", "Pops")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);

        assertThat(scene.totalAbility("Tatooine", LIGHT)).isEqualTo(4);
        // Dutch's text: other pilots of Gold Squadron with him are forfeit +1
        assertThat(scene.forfeitValue("Pops")).isEqualTo(5);
        scene.battleAt("Tatooine").passUntil("forfeit Pops").forfeit("Pops");
        assertThat(scene.lost(LIGHT)).contains("Pops");
    }

    @Test
    @Claim("enclosed-vehicles#4")
    void insideAVehicleTheyKeepTheirAbilityTheirForfeitAndTheirText() {
        String room = "Death Star: War Room";
        var scene =
                table().at(room, "dark Lift Tube", "Darth Vader", "Luke Skywalker", "Han Solo")
                        .passenger("dark Lift Tube", "Grand Moff Tarkin")
                        .nextDestiny(LIGHT, 6)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.totalAbility(room, DARK))
                .isEqualTo(scene.ability("Darth Vader") + scene.ability("Grand Moff Tarkin"));

        // Tarkin's text: with Vader in a battle he may cancel a destiny of the opponent
        scene.battleAt(room).passUntil("use Grand Moff Tarkin").use("Grand Moff Tarkin");
        scene.passUntil("forfeit Grand Moff Tarkin").forfeit("Grand Moff Tarkin");
        assertThat(scene.lost(DARK)).contains("Grand Moff Tarkin");
    }

    @Test
    @Claim({"enclosed#8", "enclosed-vehicles#5"})
    void onlyPilotsAndDriversInsideCountTowardBattleDestiny() {
        var ship =
                table().at("Tatooine", "Millennium Falcon", "TIE Fighter")
                        .pilot("Millennium Falcon", "Pops")
                        .passenger("Millennium Falcon", "Luke Skywalker")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        assertThat(BattleDestiny.ability(ship.state(), LIGHT)).isEqualTo(2);

        var crawler =
                table().at(FARM, "Sandcrawler", "Stormtrooper")
                        .pilot("Sandcrawler", "Han Solo")
                        .passenger("Sandcrawler", "Obi-Wan Kenobi")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(FARM);
        assertThat(BattleDestiny.ability(crawler.state(), LIGHT)).isEqualTo(3);
        assertThat(crawler.printed("Sandcrawler").is(Trait.ENCLOSED)).isTrue();
    }

    @Test
    @Claim({"enclosed#8", "enclosed-vehicles#5"})
    @Ruling("passengers-of-open-vehicles")
    void passengersOfAnOpenVehicleArePresentAndCountTowardBattleDestiny() {
        for (String craft : new String[] {SPEEDER, "Sandcrawler"}) {
            var scene =
                    table().at(FARM, craft, "Stormtrooper")
                            .pilot(craft, "Han Solo")
                            .passenger(craft, "Obi-Wan Kenobi")
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt(FARM);
            assertThat(BattleDestiny.ability(scene.state(), LIGHT))
                    .isEqualTo(craft.equals(SPEEDER) ? 3 + 6 : 3);
        }
    }

    @Test
    @Claim({"enclosed#2", "enclosed#3", "enclosed#6", "enclosed-vehicles#2", "enclosed-vehicles#3"})
    void walkersShelterTheirCrewsAndARiderSitsInTheOpen() {
        String plains = "Hoth: Ice Plains (5th Marker)";
        for (String craft : new String[] {"Blizzard 1", "Blizzard 2", "Blizzard Scout 1"}) {
            var scene =
                    table().at(plains, craft, "Stormtrooper", "Luke Skywalker")
                            .on("Luke Skywalker", "Anakin's Lightsaber")
                            .aboard(craft, "Snowtrooper")
                            .force(LIGHT, 6)
                            .turn(LIGHT, Phase.BATTLE);
            assertThat(is(scene, "Snowtrooper", PRESENT_AT, plains)).as(craft).isFalse();
            scene.battleAt(plains).passUntil("fire Anakin's Lightsaber");
            scene.fire("Anakin's Lightsaber").mayNot("Snowtrooper");
        }
        var rider =
                table().at(FARM, "Dewback", "Stormtrooper", "Luke Skywalker")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .passenger("Dewback", "Sandtrooper")
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(is(rider, "Sandtrooper", PRESENT_AT, FARM)).isTrue();
        assertThat(rider.totalPower(FARM, DARK))
                .isEqualTo(
                        rider.power("Dewback")
                                + rider.power("Sandtrooper")
                                + rider.power("Stormtrooper"));
        rider.battleAt(FARM).passUntil("fire Anakin's Lightsaber");
        rider.fire("Anakin's Lightsaber").offers("Sandtrooper", "Stormtrooper");
    }
}
