package holosite.rules.cards.enhancedjabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BEAST;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Dengar With Blaster Carbine. */
class DengarWithBlasterCarbineTest {
    private static final String DENGAR = "Dengar With Blaster Carbine";

    @Test
    @Claim("dengar-with-blaster-carbine#1")
    void whatHePilotsHasTwoMorePower() {
        var scene =
                table().at("Tatooine", "Punishing One", "Devastator")
                        .pilot("Punishing One", DENGAR)
                        .turn(DARK);
        assertThat(scene.power("Punishing One"))
                .isEqualTo(scene.printed(Figure.POWER, "Punishing One") + 2);
        var riding =
                table().at("Tatooine", "Devastator").passenger("Devastator", DENGAR).turn(DARK);
        assertThat(riding.power("Devastator"))
                .isEqualTo(riding.printed(Figure.POWER, "Devastator"));
    }

    @Test
    @Claim("dengar-with-blaster-carbine#2")
    void hisWeaponIsDengarsBlasterCarbine() {
        // a unique weapon: no second one comes to the table while he is there
        var position = table().hand(DARK, "Dengar's Blaster Carbine").force(DARK, 9);
        position.at(CANTINA, "Boba Fett", DENGAR)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Dengar's Blaster Carbine");
        table().hand(DARK, "Dengar's Blaster Carbine")
                .force(DARK, 9)
                .at(CANTINA, "Boba Fett", "Dengar")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Dengar's Blaster Carbine");
    }

    private static Scene battle(String... opponents) {
        var scene =
                table().at(MOS_EISLEY, DENGAR)
                        .at(MOS_EISLEY, opponents)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        return scene.battleAt(MOS_EISLEY).passUntil("fire " + DENGAR);
    }

    @Test
    @Claim("dengar-with-blaster-carbine#3")
    void heFiresAtCharactersCreaturesAndVehiclesForFree() {
        var scene = battle("Luke Skywalker", "Luke's X-34 Landspeeder", BEAST);
        assertThat(scene.forcePile(DARK)).isEmpty();
        assertThat(scene.fire(DENGAR).offered())
                .contains("Luke Skywalker", "Luke's X-34 Landspeeder");
        var creature =
                table().at(MOS_EISLEY, DENGAR, BEAST).force(DARK, 1).turn(DARK, Phase.BATTLE);
        creature.attack(BEAST).passUntil("fire " + DENGAR).fire(DENGAR).at(BEAST);
    }

    @Test
    @Claim("dengar-with-blaster-carbine#4")
    void hisTargetIsHitAndWorthNothingAboveItsDefenseValue() {
        for (int destiny : new int[] {3, 4}) {
            var scene = battle("Luke Skywalker").nextDestiny(DARK, destiny);
            assertThat(scene.defense("Luke Skywalker")).isEqualTo(4);
            scene.fire(DENGAR).at("Luke Skywalker").passResponses();
            assertThat(scene.isHit("Luke Skywalker")).isEqualTo(destiny == 4);
            assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(destiny == 4 ? 0 : 7);
        }
    }

    @Test
    @Claim("dengar-with-blaster-carbine#5")
    void heFiresTwiceInABattleAndNotThreeTimes() {
        var scene = battle("Luke Skywalker", "Obi-Wan Kenobi").nextDestiny(DARK, 1, 1, 1);
        scene.fire(DENGAR).at("Luke Skywalker").passResponses();
        scene.passUntil("fire " + DENGAR).fire(DENGAR).at("Luke Skywalker").passResponses();
        // nobody has anything left to fire: the weapons segment is over
        scene.expectPrompt(Prompt.Key.DRAW_BATTLE_DESTINY);
    }
}
