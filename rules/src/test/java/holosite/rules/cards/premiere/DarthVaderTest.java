package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Darth Vader. */
class DarthVaderTest {
    private static final String MASSASSI_WAR_ROOM = "Yavin 4: Massassi War Room";

    @Test
    @Claim({"darth-vader#1", "darth-vader#5"})
    void vaderAddsOneToEachBattleDestinyByHimself() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().answer(DARK, "yes");

        assertThat(scene.battleDestiny(DARK)).isEqualTo(4);
    }

    @Test
    @Claim("darth-vader#1")
    void vaderElsewhereAddsNothing() {
        var scene =
                table().at(CANTINA, "General Veers", "Stormtrooper", "Luke Skywalker")
                        .at(MOS_EISLEY, "Darth Vader")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().answer(DARK, "yes");

        assertThat(scene.battleDestiny(DARK)).isEqualTo(3);
    }

    @Test
    @Claim({"darth-vader#3", "darth-vader#4"})
    void vaderFliesHisCustomTieBest() {
        var scene =
                table().at("Tatooine", "Vader's Custom TIE")
                        .pilot("Vader's Custom TIE", "Darth Vader")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Vader's Custom TIE")).isEqualTo(6);
        assertThat(scene.maneuver("Vader's Custom TIE")).isEqualTo(6);
        assertThat(scene.immunity("Darth Vader")).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"3, true", "4, true", "5, false"})
    @Claim("darth-vader#4")
    void vaderIsImmuneToAttritionBelowFive(int attrition, boolean immune) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(LIGHT, attrition)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().no().yes();
        scene.passUntil(DARK, Phase.MOVE);

        assertThat(scene.isOnTable("Darth Vader")).isEqualTo(immune);
    }

    @Test
    @Claim("darth-vader#1")
    void vaderAddsToEachDrawOfHisOwnerAndToNoneOfTheOpponent() {
        // who begins a battle there draws one more
        var scene =
                table().site(MASSASSI_WAR_ROOM, LIGHT)
                        .at(MASSASSI_WAR_ROOM, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3, 2)
                        .nextDestiny(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(MASSASSI_WAR_ROOM).passWeapons();
        assertThat(battleDestinies(scene, DARK)).isEqualTo(2);
        scene.answer(DARK, "yes").answer(LIGHT, "yes");

        assertThat(scene.battleDestiny(DARK)).isEqualTo(3 + 1 + 2 + 1);
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(3);
    }

    @Test
    void vaderKeptFromTheBattleAddsNothing() {
        var scene =
                table().at(CANTINA, "General Veers", "Stormtrooper", "Luke Skywalker")
                        .hand(DARK, "Darth Vader")
                        .hand(LIGHT, "Rebel Barrier")
                        .force(DARK, 9)
                        .force(LIGHT, 1)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Darth Vader").to(CANTINA).passUntil("play Rebel Barrier");
        scene.play("Rebel Barrier").passUntil(DARK, Phase.BATTLE).nextDestiny(DARK, 3);
        scene.battleAt(CANTINA).passWeapons().answer(DARK, "yes");

        assertThat(scene.battleDestiny(DARK)).isEqualTo(3);
    }
}
