package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Image Of The Dark Lord. */
class ImageOfTheDarkLordTest {
    private static final String IMAGE = "Image Of The Dark Lord";
    private static final String TRENCH = "Hoth: Snow Trench (2nd Marker)";

    @ParameterizedTest
    @CsvSource({"Yavin 4: Jungle, true", "Yavin 4: Docking Bay, false"})
    void itDeploysWhileTheOpponentGeneratesThreeMore(String more, boolean deploys) {
        var scene =
                table().system("Yavin 4", LIGHT)
                        .site(FARM, LIGHT)
                        .site(more, LIGHT)
                        .at("Yavin 4", "Devastator")
                        .hand(DARK, IMAGE)
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.generation(LIGHT) - scene.generation(DARK)).isEqualTo(deploys ? 3 : 2);
        assertThat(scene.isOffered("deploy " + IMAGE)).isEqualTo(deploys);
        if (deploys) {
            // the system is no place for it
            assertThat(hosts(scene, IMAGE)).containsExactlyInAnyOrder(FARM, "Yavin 4: Jungle");
            scene.choose("Yavin 4: Jungle").passResponses();
            assertThat(scene.hostOf(IMAGE)).isEqualTo("Yavin 4: Jungle");
            assertThat(scene.forcePile(DARK)).hasSize(1);
        }
    }

    private static Position image() {
        return table().site(TRENCH, LIGHT)
                .site(PERIMETER, LIGHT)
                .site(PLAINS, DARK)
                .site(FARM, DARK)
                .site(MOS_EISLEY, DARK)
                .on(PERIMETER, IMAGE);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Rebel Trooper, Stormtrooper", "DARK, Stormtrooper, Rebel Trooper"})
    void thereAndNextDoorOnlyWhoHasPresenceGeneratesForce(Side player, String own, String other) {
        for (String place : new String[] {PERIMETER, TRENCH}) {
            var empty = image().turn(DARK);
            assertThat(empty.figureAt(Figure.FORCE_GENERATION, place, player)).isZero();
            var theirs = image().at(place, other).turn(DARK);
            assertThat(theirs.figureAt(Figure.FORCE_GENERATION, place, player)).isZero();
            var ours = image().at(place, own).turn(DARK);
            assertThat(ours.figureAt(Figure.FORCE_GENERATION, place, player)).isPositive();
        }
        assertThat(image().turn(DARK).figureAt(Figure.FORCE_GENERATION, MOS_EISLEY, player))
                .isPositive();
    }

    @Test
    void soItIsWhereVaderIs() {
        var scene = image().at(MOS_EISLEY, "Darth Vader").at(FARM, "Grand Moff Tarkin").turn(DARK);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, MOS_EISLEY, LIGHT)).isZero();
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, MOS_EISLEY, DARK)).isPositive();
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, FARM, LIGHT)).isPositive();
        var shared = image().at(MOS_EISLEY, "Darth Vader", "Rebel Trooper").at(CANTINA).turn(DARK);
        assertThat(shared.figureAt(Figure.FORCE_GENERATION, MOS_EISLEY, LIGHT)).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"LIGHT", "DARK"})
    void aSystemWhereVaderIsGeneratesAsEver(Side player) {
        var scene =
                image().system("Tatooine", LIGHT)
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", "Darth Vader")
                        .turn(DARK);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Tatooine", player)).isPositive();
        var empty =
                image().system("Tatooine", LIGHT)
                        .at("Tatooine", "Millennium Falcon")
                        .passenger("Millennium Falcon", "Darth Vader")
                        .turn(DARK);
        assertThat(empty.figureAt(Figure.FORCE_GENERATION, "Tatooine", player)).isPositive();
    }
}
