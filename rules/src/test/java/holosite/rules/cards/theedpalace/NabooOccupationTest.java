package holosite.rules.cards.theedpalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Naboo Occupation. */
class NabooOccupationTest {
    private static final String OCCUPATION = "Naboo Occupation";
    private static final String DROID = "Security Battle Droid";

    private static Position table() {
        return CardTable.table()
                .system("Naboo", DARK)
                .locationOf("Naboo", "Forest", LIGHT)
                .locationOf("Naboo", "Jungle", LIGHT)
                .site(CardTable.MOS_EISLEY, LIGHT)
                .at("Forest", DROID)
                .at("Jungle", "Darth Vader")
                .at(CardTable.MOS_EISLEY, "Security Battle Droid#2")
                .force(DARK, 9);
    }

    @Test
    void forThreeForceTheOpponentGeneratesNothingThereUntilTheEndOfHisNextTurn() {
        var scene = table().beside(DARK, OCCUPATION).turn(DARK, Phase.DRAW);
        double forest = scene.figureAt(Figure.FORCE_GENERATION, "Forest", LIGHT);
        double jungle = scene.figureAt(Figure.FORCE_GENERATION, "Jungle", LIGHT);
        double eisley = scene.figureAt(Figure.FORCE_GENERATION, CardTable.MOS_EISLEY, LIGHT);
        double own = scene.figureAt(Figure.FORCE_GENERATION, "Forest", DARK);
        assertThat(forest).isPositive();
        scene.use(OCCUPATION).passResponses();

        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Forest", LIGHT)).isZero();
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Forest", DARK)).isEqualTo(own);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Jungle", LIGHT)).isEqualTo(jungle);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, CardTable.MOS_EISLEY, LIGHT))
                .isEqualTo(eisley);
        assertThat(scene.used(DARK)).hasSize(3);
        scene.mayNot("use " + OCCUPATION);
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Forest", LIGHT)).isZero();
        scene.mayNot("use " + OCCUPATION);
        scene.passUntil(DARK, Phase.CONTROL);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Forest", LIGHT)).isEqualTo(forest);
        scene.mayNot("use " + OCCUPATION);
    }

    @Test
    void withoutControlTheOpponentGeneratesAsBefore() {
        var scene =
                table().at("Forest", "Luke Skywalker")
                        .beside(DARK, OCCUPATION)
                        .turn(DARK, Phase.DRAW);
        double forest = scene.figureAt(Figure.FORCE_GENERATION, "Forest", LIGHT);
        scene.use(OCCUPATION).passResponses();
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Forest", LIGHT)).isEqualTo(forest);
    }

    @Test
    void withoutABattleDroidOnNabooItIsLost() {
        var with = table().hand(DARK, OCCUPATION).turn(DARK, Phase.DEPLOY);
        with.deploy(OCCUPATION).passResponses();
        assertThat(with.isOnTable(OCCUPATION)).isTrue();

        var without =
                CardTable.table()
                        .system("Naboo", DARK)
                        .locationOf("Naboo", "Forest", LIGHT)
                        .site(CardTable.MOS_EISLEY, LIGHT)
                        .at(CardTable.MOS_EISLEY, DROID)
                        .at("Forest", "Darth Vader")
                        .hand(DARK, OCCUPATION)
                        .turn(DARK, Phase.DEPLOY);
        without.deploy(OCCUPATION).passResponses();
        assertThat(without.lost(DARK)).containsExactly(OCCUPATION);
    }

    @Test
    void aBattleDroidOfTheOpponentsDoesNotKeepIt() {
        var position =
                CardTable.table()
                        .system("Naboo", DARK)
                        .locationOf("Naboo", "Forest", LIGHT)
                        .at("Forest", DROID)
                        .stolen(DROID)
                        .hand(DARK, OCCUPATION);
        var scene = position.turn(DARK, Phase.DEPLOY);
        scene.deploy(OCCUPATION).passResponses();
        assertThat(scene.ownerOf(DROID)).isEqualTo(LIGHT);
        assertThat(scene.lost(DARK)).containsExactly(OCCUPATION);
    }

    @Test
    void theSystemIsNoSiteAndADroidThereIsNotOnNaboo() {
        var above = table().at("Naboo", "Devastator").passenger("Devastator", DROID + "#3");
        var scene = above.beside(DARK, OCCUPATION).turn(DARK, Phase.DRAW);
        double naboo = scene.figureAt(Figure.FORCE_GENERATION, "Naboo", LIGHT);
        assertThat(naboo).isPositive();
        scene.use(OCCUPATION).passResponses();
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Naboo", LIGHT)).isEqualTo(naboo);

        var only =
                CardTable.table()
                        .system("Naboo", DARK)
                        .at("Naboo", "Devastator")
                        .passenger("Devastator", DROID)
                        .hand(DARK, OCCUPATION)
                        .turn(DARK, Phase.DEPLOY);
        only.deploy(OCCUPATION).passResponses();
        assertThat(only.lost(DARK)).containsExactly(OCCUPATION);
    }

    @Test
    void itIsNotUsedInTheOpponentsDrawPhase() {
        var scene = table().beside(DARK, OCCUPATION).turn(LIGHT, Phase.DRAW);
        CardTable.mayNotInThisPhase(scene, "use " + OCCUPATION);
    }
}
