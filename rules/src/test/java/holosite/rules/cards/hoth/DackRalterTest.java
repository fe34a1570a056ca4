package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Dack Ralter. */
class DackRalterTest {
    /** A shot at a walker with armor 7: the cannon adds 2 against vehicles. */
    private static boolean hits(Scene scene, int destiny) {
        scene.nextDestiny(LIGHT, destiny);
        scene.battleAt(PLAINS).fire("Dual Laser Cannon").at("Blizzard Walker");
        return scene.isHit("Blizzard Walker");
    }

    private static Scene gunner(String speeder, String pilot, String... bystanders) {
        return table().site(PERIMETER, DARK)
                .at(PLAINS, speeder, "Blizzard Walker")
                .at(PLAINS, bystanders)
                .pilot("Blizzard Walker", "AT-AT Driver")
                .pilot(speeder, pilot)
                .passenger(speeder, "Dack Ralter")
                .on(speeder, "Dual Laser Cannon")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.BATTLE);
    }

    @Test
    @Claim({"dack-ralter#1", "dack-ralter#4"})
    void dackAddsOneToTheWeaponsOfWhatCarriesHim() {
        assertThat(hits(gunner("Rogue 4", "Wedge Antilles"), 4)).isFalse();
        assertThat(hits(gunner("Rogue 4", "Wedge Antilles"), 5)).isTrue();
        var withoutHim =
                table().at(PLAINS, "Rogue 4", "Blizzard Walker", "Dack Ralter")
                        .pilot("Blizzard Walker", "AT-AT Driver")
                        .pilot("Rogue 4", "Wedge Antilles")
                        .on("Rogue 4", "Dual Laser Cannon")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(hits(withoutHim, 5)).isFalse();
    }

    @Test
    @Claim("dack-ralter#2")
    void dackAddsThreeOnRogue1() {
        assertThat(hits(gunner("Rogue 1", "Wedge Antilles"), 2)).isFalse();
        assertThat(hits(gunner("Rogue 1", "Wedge Antilles"), 3)).isTrue();
    }

    @Test
    @Claim({"dack-ralter#3", "dack-ralter#4"})
    void dackAddsThreeWithLukeAboardOrAtTheSameSite() {
        assertThat(hits(gunner("Rogue 4", "Luke Skywalker"), 2)).isFalse();
        assertThat(hits(gunner("Rogue 4", "Luke Skywalker"), 3)).isTrue();
        assertThat(hits(gunner("Rogue 4", "Wedge Antilles", "Luke Skywalker"), 2)).isFalse();
        assertThat(hits(gunner("Rogue 4", "Wedge Antilles", "Luke Skywalker"), 3)).isTrue();
    }

    @Test
    @Claim("dack-ralter#4")
    void lukeAtAnotherPlaceDoesNotHelpDack() {
        var scene =
                table().site(PERIMETER, DARK)
                        .at(PERIMETER, "Luke Skywalker")
                        .at(PLAINS, "Rogue 4", "Blizzard Walker")
                        .pilot("Blizzard Walker", "AT-AT Driver")
                        .pilot("Rogue 4", "Wedge Antilles")
                        .passenger("Rogue 4", "Dack Ralter")
                        .on("Rogue 4", "Dual Laser Cannon")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);

        assertThat(hits(scene, 4)).isFalse();
    }

    @Test
    @Claim("dack-ralter#4")
    void dackAddsNothingToTheWeaponsOfAnotherSpeeder() {
        var scene =
                table().at(PLAINS, "Rogue 4", "Snowspeeder", "Blizzard Walker")
                        .pilot("Blizzard Walker", "AT-AT Driver")
                        .pilot("Rogue 4", "Wedge Antilles")
                        .passenger("Snowspeeder", "Dack Ralter")
                        .on("Rogue 4", "Dual Laser Cannon")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);

        assertThat(hits(scene, 5)).isFalse();
    }

    @Test
    void dackAtTheControlsAddsNothing() {
        var scene =
                table().at(PLAINS, "Rogue 4", "Blizzard Walker")
                        .pilot("Blizzard Walker", "AT-AT Driver")
                        .pilot("Rogue 4", "Dack Ralter")
                        .on("Dack Ralter", "Ellorrs Madak")
                        .on("Rogue 4", "Dual Laser Cannon")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(hits(scene, 5)).isFalse();
    }
}
