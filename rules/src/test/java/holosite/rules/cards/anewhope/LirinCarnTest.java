package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Lirin Car'n. */
class LirinCarnTest {
    private static final String LIRIN = "Lirin Car'n";
    private static final String[] BAND = {"Nalan", "Doikk Na'ts", "Ickabel G'ont"};

    @Test
    void forEachOtherMusicianPresentDeployingThereCostsOneMore() {
        var scene =
                table().at(BAY, LIRIN, BAND[1], BAND[2])
                        .site(MOS_EISLEY, LIGHT)
                        .site(FARM, DARK)
                        .hand(LIGHT, "Luke Skywalker", "X-wing")
                        .hand(DARK, "Stormtrooper")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Luke Skywalker", BAY))
                .isEqualTo(scene.deployCost("Luke Skywalker", MOS_EISLEY) + 2);
        assertThat(scene.deployCost("Stormtrooper", BAY))
                .isEqualTo(scene.deployCost("Stormtrooper", FARM) + 2);
    }

    @Test
    void movingThereCostsOneMoreEachToo() {
        var scene =
                table().at(MOS_EISLEY, LIRIN, BAND[1])
                        .at(BAY, "Rebel Trooper#1", "Rebel Trooper#2")
                        .site(FARM, LIGHT)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(scene.figure(Figure.MOVE_COST, "Rebel Trooper#1", MOS_EISLEY)).isEqualTo(2);
        assertThat(scene.figure(Figure.MOVE_COST, "Rebel Trooper#1", FARM)).isEqualTo(1);
    }

    @Test
    void aloneHeChargesNothing() {
        var scene =
                table().at(BAY, LIRIN)
                        .site(MOS_EISLEY, LIGHT)
                        .at(FARM, BAND[1])
                        .hand(LIGHT, "Luke Skywalker")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Luke Skywalker", BAY))
                .isEqualTo(scene.deployCost("Luke Skywalker", MOS_EISLEY));
    }

    @Test
    void onlyOtherMusiciansCountAndOnlyAtHisSite() {
        var scene =
                table().at(BAY, LIRIN, "Stormtrooper", "Rebel Trooper")
                        .site(MOS_EISLEY, LIGHT)
                        .hand(LIGHT, "Luke Skywalker")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Luke Skywalker", BAY))
                .isEqualTo(scene.deployCost("Luke Skywalker", MOS_EISLEY));
        assertThat(scene.figure(Figure.MOVE_COST, "Rebel Trooper", MOS_EISLEY)).isEqualTo(1);
        var other =
                table().at(MOS_EISLEY, LIRIN, "Stormtrooper")
                        .at(BAY, "Rebel Trooper")
                        .site(FARM, LIGHT)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(other.figure(Figure.MOVE_COST, "Rebel Trooper", MOS_EISLEY)).isEqualTo(1);
    }

    /** Aboard a ship he is at no site. */
    @Test
    void aboveThePlanetHeChargesNothing() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", LIRIN, BAND[1])
                        .at(BAY, "Stormtrooper")
                        .hand(DARK, "Stormtrooper#2")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Stormtrooper#2", "Devastator")).isEqualTo(1);
        assertThat(scene.figure(Figure.MOVE_COST, "Stormtrooper", "Tatooine")).isEqualTo(1);
    }
}
