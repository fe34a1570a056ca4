package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plastoid Armor. */
class PlastoidArmorTest {
    private static final String ARMOR = "Plastoid Armor";

    /** Dark loses this card in a battle there. */
    private static Scene afterLoss(String site, String victim) {
        return table().at(site, victim, "Obi-Wan Kenobi")
                .at(CANTINA, "Luke Skywalker", "Leia Organa", "Darth Vader")
                .at("Death Star: Central Core", "Han Solo")
                .system("Death Star", DARK)
                .at("Death Star", "X-wing")
                .passenger("X-wing", "Dutch")
                .hand(LIGHT, ARMOR)
                .force(LIGHT, 9)
                .force(DARK, 9)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(site)
                .passUntil("forfeit " + victim)
                .forfeit(victim);
    }

    @Test
    void itIsDeployedWhereAStormtrooperWasJustLostOnTheDeathStar() {
        var scene = afterLoss(WAR_ROOM, "Stormtrooper");
        scene.passUntil("deploy " + ARMOR).deploy(ARMOR);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Luke Skywalker", "Leia Organa", "Dutch");
        scene.choose("Leia Organa").passResponses();
        assertThat(scene.hostOf(ARMOR)).isEqualTo(WAR_ROOM);
    }

    @ParameterizedTest
    @CsvSource({"Death Star: War Room, Death Star Trooper", "Tatooine: Mos Eisley, Stormtrooper"})
    void notForOthersNorElsewhere(String site, String victim) {
        var scene = afterLoss(site, victim);
        scene.mayNot("deploy " + ARMOR);
        scene.passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.hand(LIGHT)).contains(ARMOR);
    }

    @Test
    void notForOneLostAboveTheDeathStar() {
        var scene =
                table().at("Death Star", "Devastator", "Home One", "Independence")
                        .passenger("Devastator", "Stormtrooper")
                        .pilot("Home One", "Luke Skywalker")
                        .pilot("Independence", "Obi-Wan Kenobi")
                        .at(CANTINA, "Leia Organa")
                        .hand(LIGHT, ARMOR)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Death Star")
                        .passUntil("forfeit Stormtrooper")
                        .forfeit("Stormtrooper");
        scene.mayNot("deploy " + ARMOR);
    }

    @Test
    void inTheDeployPhaseItStaysInHand() {
        table().site(WAR_ROOM, DARK)
                .at(CANTINA, "Luke Skywalker")
                .hand(LIGHT, ARMOR)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + ARMOR);
    }

    private static Scene aimed(String where) {
        return table().site(WAR_ROOM, DARK)
                .on(WAR_ROOM, ARMOR)
                .at(where, "Han Solo", "Luke Skywalker")
                .aimed(ARMOR, "Han Solo")
                .turn(LIGHT, Phase.CONTROL);
    }

    @Test
    void whoReachesItIsDisguised() {
        var plain = table().at(WAR_ROOM, "Han Solo").turn(LIGHT, Phase.CONTROL);
        var scene = aimed(WAR_ROOM);
        assertThat(scene.hostOf(ARMOR)).isEqualTo("Han Solo");
        assertThat(scene.power("Han Solo")).isEqualTo(plain.power("Han Solo") + 2);
        assertThat(scene.forfeitValue("Han Solo")).isEqualTo(plain.forfeitValue("Han Solo") + 2);
        assertThat(scene.armor("Han Solo")).isEqualTo(5);
        assertThat(scene.defense("Han Solo")).isEqualTo(5);
        assertThat(is(scene, "Han Solo")).isTrue();
        assertThat(is(scene, "Luke Skywalker")).isFalse();
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }

    @Test
    void beforeThatHeIsNot() {
        var scene = aimed(CANTINA);
        assertThat(scene.hostOf(ARMOR)).isEqualTo(WAR_ROOM);
        assertThat(scene.power("Han Solo")).isEqualTo(3);
        assertThat(scene.forfeitValue("Han Solo")).isEqualTo(6);
        assertThat(scene.armor("Han Solo")).isNaN();
        assertThat(is(scene, "Han Solo")).isFalse();
    }

    private static boolean is(Scene scene, String card) {
        return Standing.of(scene.state()).hasTrait(scene.state(), scene.card(card), Trait.SPY);
    }
}
