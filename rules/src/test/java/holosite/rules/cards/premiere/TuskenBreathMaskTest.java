package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Immunities;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tusken Breath Mask. */
class TuskenBreathMaskTest {
    private static final String MASK = "Tusken Breath Mask";

    private static Scene won(String site, String ours, String theirs) {
        return table().at(site, ours, theirs)
                .at(WAR_ROOM, "Han Solo (1_11)", "Death Star Trooper")
                .at("light Tatooine", "X-wing")
                .passenger("X-wing", "Dutch")
                .system("Yavin 4", LIGHT)
                .at("Yavin 4", "Y-wing")
                .passenger("Y-wing", "Wedge Antilles")
                .hand(LIGHT, MASK)
                .force(LIGHT, 9)
                .force(DARK, 9)
                .nextDestiny(DARK, 1)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(site);
    }

    @Test
    void itIsDeployedWhereOneHasJustWonABattleOnTatooineAndAimedAtSomebodyElsewhere() {
        var scene = won(MOS_EISLEY, "Obi-Wan Kenobi", "Stormtrooper");
        scene.passUntil("deploy " + MASK).deploy(MASK);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Han Solo", "Wedge Antilles");
        scene.choose("Han Solo").passResponses();
        assertThat(scene.hostOf(MASK)).isEqualTo(MOS_EISLEY);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, Rebel Trooper, Darth Vader",
        "Yavin 4: Jungle, Obi-Wan Kenobi, Stormtrooper"
    })
    void notAfterADefeatNorOnAnotherPlanet(String site, String ours, String theirs) {
        var scene = won(site, ours, theirs);
        while (scene.phase() == Phase.BATTLE) {
            scene.mayNot("deploy " + MASK).answerDefault();
        }
    }

    @Test
    void notAfterABattleAboveThePlanet() {
        var scene =
                table().at("Tatooine", "Home One", "TIE Fighter")
                        .at(WAR_ROOM, "Han Solo (1_11)")
                        .hand(LIGHT, MASK)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        while (scene.phase() == Phase.BATTLE) {
            scene.mayNot("deploy " + MASK).answerDefault();
        }
    }

    @Test
    void inTheDeployPhaseItStaysInHand() {
        table().site(MOS_EISLEY, LIGHT)
                .at(WAR_ROOM, "Han Solo (1_11)")
                .hand(LIGHT, MASK)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + MASK);
    }

    private static Position aimed(String where) {
        return table().site(CANTINA, LIGHT)
                .on(CANTINA, MASK)
                .at(where, "Han Solo (1_11)", "Luke Skywalker")
                .aimed(MASK, "Han Solo");
    }

    @Test
    void whoReachesItTakesItAndIsStrongerOnTatooine() {
        var scene = aimed(CANTINA).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.hostOf(MASK)).isEqualTo("Han Solo");
        assertThat(scene.power("Han Solo")).isEqualTo(5);
        assertThat(scene.forfeitValue("Han Solo")).isEqualTo(8);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
        assertThat(exactly(scene, "Han Solo", 3)).isTrue();
        assertThat(exactly(scene, "Han Solo", 2)).isFalse();
        assertThat(exactly(scene, "Han Solo", 4)).isFalse();
        assertThat(exactly(scene, "Luke Skywalker", 3)).isFalse();
        assertThat(scene.immunity("Han Solo")).isZero();
    }

    @Test
    void beforeThatHeIsNot() {
        var scene = aimed(MOS_EISLEY).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.hostOf(MASK)).isEqualTo(CANTINA);
        assertThat(scene.power("Han Solo")).isEqualTo(3);
        assertThat(scene.forfeitValue("Han Solo")).isEqualTo(6);
        assertThat(exactly(scene, "Han Solo", 3)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"Yavin 4: Jungle, Rebel Trooper, AT", "light Tatooine, X-wing, PASSENGER"})
    void awayFromThePlanetItHelpsNobody(String place, String other, Role role) {
        var scene =
                table().at(place, other)
                        .as(role, role == Role.AT ? place : other, "Han Solo (1_11)")
                        .on("Han Solo", MASK)
                        .aimed(MASK, "Han Solo")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Han Solo")).isEqualTo(3);
        assertThat(scene.forfeitValue("Han Solo")).isEqualTo(6);
        assertThat(exactly(scene, "Han Solo", 3)).isFalse();
    }

    @Test
    void anotherUtinniEffectReachedChangesNothing() {
        String call = "Luke? Luuuuke!";
        var scene =
                aimed(MOS_EISLEY)
                        .on(MOS_EISLEY, call)
                        .aimed(call, "Han Solo")
                        .turn(LIGHT, Phase.CONTROL);
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.AUTOMATIC_ORDER);
        assertThat(scene.hostOf(MASK)).isEqualTo(CANTINA);
    }

    private static boolean exactly(Scene scene, String card, double attrition) {
        return Immunities.toExactly(scene.state(), scene.card(card), attrition);
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, true", "4, false"})
    void attritionOfJustThreeDoesNotHurtHim(int destiny, boolean safe) {
        var scene =
                table().at(CANTINA, "Han Solo (1_11)")
                        .at(CANTINA, "Stormtrooper", "Stormtrooper", "Stormtrooper", "Stormtrooper")
                        .on("Han Solo", MASK)
                        .aimed(MASK, "Han Solo")
                        .force(DARK, 9)
                        .nextDestiny(DARK, destiny)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passUntil("forfeit Han Solo");
        assertThat(scene.attritionLeft(LIGHT)).isEqualTo(destiny);
        assertThat(scene.has("Han Solo", Flag.SAFE_FROM_ATTRITION)).isEqualTo(safe);
    }
}
