package holosite.rules.cards.premiereintroductorytwoplayergame;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star: Docking Control Room 327. */
class DeathStarDockingControlRoom327Test {
    private static final String ROOM = "Death Star: Docking Control Room 327";

    private static Position controlled() {
        return table().system("Tatooine", DARK)
                .at(ROOM, "Stormtrooper")
                .reserve(DARK, BAY, "Death Star: Docking Bay 327", "Stormtrooper")
                .force(DARK, 5);
    }

    @Test
    @Claim("death-star-docking-control-room-327#2")
    void inHisDeployPhaseDarkDeploysADockingBay() {
        var scene = controlled().turn(DARK, Phase.DEPLOY).use(ROOM);
        assertThat(scene.offered()).contains(BAY, "Death Star: Docking Bay 327");
        assertThat(scene.offered()).doesNotContain("Stormtrooper");
        scene.choose(BAY);
        scene.answerDefaults(() -> !scene.locations().contains(BAY));
        assertThat(scene.locations()).contains(BAY);

        controlled().turn(DARK, Phase.CONTROL).mayNot("use " + ROOM);
        controlled().turn(LIGHT, Phase.DEPLOY).pass().mayNot("use " + ROOM);
        controlled().at(ROOM, "Rebel Trooper").turn(DARK, Phase.DEPLOY).mayNot("use " + ROOM);
    }

    @Test
    @Claim("death-star-docking-control-room-327#3")
    void onlyOneInEachDeployPhase() {
        var scene = controlled().turn(DARK, Phase.DEPLOY).use(ROOM).choose(BAY);
        scene.answerDefaults(() -> !scene.locations().contains(BAY));
        scene.passUntil(DARK, Phase.DEPLOY).mayNot("use " + ROOM);
        scene.endTurn().endTurn().passUntil(DARK, Phase.DEPLOY).offers("use " + ROOM);
    }

    @Test
    void lightDrainsForTwoMoreWithAnAbleRebelThere() {
        assertThat(table().at(ROOM, "Luke Skywalker").turn(LIGHT).forceDrain(ROOM, LIGHT))
                .isEqualTo(
                        2 + table().at(ROOM, "Rebel Trooper").turn(LIGHT).forceDrain(ROOM, LIGHT));
        assertThat(
                        table().at(ROOM, "Luke Skywalker", "Stormtrooper")
                                .turn(LIGHT)
                                .forceDrain(ROOM, LIGHT))
                .isEqualTo(table().at(ROOM, "Rebel Trooper").turn(LIGHT).forceDrain(ROOM, LIGHT));
    }

    @Test
    @Claim("death-star-docking-control-room-327#1")
    void bothPlayersHaveTheScompLink() {
        for (String at : List.of(ROOM, MOS_EISLEY)) {
            boolean link = at.equals(ROOM);
            var dark = table().at(at, "R2-Q2").force(DARK, 2).turn(DARK, Phase.DRAW);
            assertThat(dark.isOffered("use R2-Q2")).isEqualTo(link);
            var light =
                    table().at(at, "R2-X2")
                            .hand(LIGHT, "Scomp Link Access")
                            .turn(LIGHT, Phase.CONTROL);
            assertThat(light.isOffered("play Scomp Link Access")).isEqualTo(link);
        }
    }

    /** The last of these, if any, is elsewhere. */
    @ParameterizedTest
    @CsvSource({
        "Leia Organa, '', 2",
        "Dutch, '', 0",
        "light Lando Calrissian, '', 0",
        "Rebel Trooper, Leia Organa, 0"
    })
    void lightDrainsTwoMoreWithARebelOfAbilityAboveTwoPresent(
            String there, String elsewhere, int more) {
        var position = table().site(ROOM, DARK).at(ROOM, there);
        if (!elsewhere.isEmpty()) {
            position.at(WAR_ROOM, elsewhere);
        }
        var scene = position.turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain(ROOM, LIGHT)).isEqualTo(scene.forceIcons(ROOM, DARK) + more);
    }
}
