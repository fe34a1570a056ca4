package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.PASSENGER_OF;
import static holosite.language.filter.Relation.PILOTING;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.battle.BattleDestiny;
import holosite.rules.decision.Prompt;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Passengers: everybody aboard who neither pilots nor drives. */
class PassengersTest {
    private static final String SPEEDER = "Luke's X-34 Landspeeder";
    private static final String FALCON = "Millennium Falcon";

    @Test
    @Claim("passengers#1")
    void whoNeitherPilotsNorDrivesIsAPassenger() {
        var scene =
                table().at("Tatooine", FALCON)
                        .pilot(FALCON, "Han Solo")
                        .aboard(FALCON, "Leia Organa")
                        .at(FARM, SPEEDER)
                        .pilot(SPEEDER, "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(is(scene, "Leia Organa", PASSENGER_OF, FALCON)).isTrue();
        assertThat(is(scene, "Han Solo", PASSENGER_OF, FALCON)).isFalse();
        assertThat(is(scene, "Rebel Trooper", PASSENGER_OF, SPEEDER)).isFalse();
    }

    @Test
    @Claim({"passengers#2", "passengers#3"})
    void passengersBattleWithTheirShipAndThoseBelowDecksDoNot() {
        var scene =
                table().at("Dantooine", "Executor", "X-wing")
                        .passenger("Executor", "Stormtrooper")
                        .site("Executor: Main Corridor", DARK)
                        .at("Executor: Main Corridor", "Darth Vader")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Dantooine");

        assertThat(scene.has("Stormtrooper", Flag.IN_BATTLE)).isTrue();
        assertThat(scene.has("Darth Vader", Flag.IN_BATTLE)).isFalse();
    }

    @Test
    @Claim("passengers#2")
    void passengersBattleWithTheirVehicleToo() {
        var scene =
                table().at(FARM, "Sandcrawler", SPEEDER, "Stormtrooper")
                        .pilot("Sandcrawler", "Rebel Trooper")
                        .passenger("Sandcrawler", "Han Solo")
                        .pilot(SPEEDER, "Luke Skywalker")
                        .passenger(SPEEDER, "Leia Organa")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(FARM);

        assertThat(scene.has("Han Solo", Flag.IN_BATTLE)).isTrue();
        assertThat(scene.has("Leia Organa", Flag.IN_BATTLE)).isTrue();
    }

    @Test
    @Claim("passengers#4")
    void passengersAloneDrawNoBattleDestiny() {
        var scene =
                table().at("Tatooine", FALCON, "TIE Fighter")
                        .passenger(FALCON, "Obi-Wan Kenobi")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine");

        assertThat(BattleDestiny.ability(scene.state(), LIGHT)).isZero();
        boolean asked = false;
        while (scene.inBattle()) {
            asked |=
                    scene.prompt() == Prompt.Key.DRAW_BATTLE_DESTINY && scene.whoDecides() == LIGHT;
            scene.answerDefault();
        }
        assertThat(asked).isFalse();
        var piloted =
                table().at("Tatooine", FALCON, "TIE Fighter")
                        .pilot(FALCON, "Luke Skywalker")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        piloted.battleAt("Tatooine").passUntil(LIGHT, Prompt.Key.DRAW_BATTLE_DESTINY);
    }

    @Test
    @Claim("passengers#4")
    void whoSitsAtTheControlsOfALandedShipDrawsNoBattleDestinyEither() {
        var scene =
                table().at(FARM, FALCON, "Rebel Trooper", "Darth Vader")
                        .pilot(FALCON, "Luke Skywalker")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(FARM);

        assertThat(scene.has("Luke Skywalker", Flag.IN_BATTLE)).isTrue();
        assertThat(BattleDestiny.ability(scene.state(), LIGHT))
                .isEqualTo(scene.ability("Rebel Trooper"));
    }

    @Test
    @Claim("passengers#1")
    void whoSitsAtTheControlsOfALandedShipIsAPassenger() {
        var scene =
                table().at(FARM, FALCON)
                        .pilot(FALCON, "Han Solo")
                        .at("Tatooine", "Red 5")
                        .pilot("Red 5", "Luke Skywalker")
                        .astromech("Red 5", "R2-X2")
                        .on("Red 5", "Proton Torpedoes")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(is(scene, "Han Solo", PILOTING, FALCON)).isFalse();
        assertThat(is(scene, "Han Solo", PASSENGER_OF, FALCON)).isTrue();
        assertThat(scene.power(FALCON)).isZero();
        assertThat(scene.maneuver(FALCON)).isNaN();
        assertThat(is(scene, "Luke Skywalker", PASSENGER_OF, "Red 5")).isFalse();
        assertThat(is(scene, "R2-X2", PASSENGER_OF, "Red 5")).isTrue();
        assertThat(is(scene, "Proton Torpedoes", PASSENGER_OF, "Red 5")).isFalse();
    }
}
