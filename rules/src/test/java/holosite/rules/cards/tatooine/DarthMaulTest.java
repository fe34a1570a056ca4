package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;

/** Darth Maul. */
class DarthMaulTest {
    @Test
    void heDeploysToTatooineForTwoLess() {
        var scene =
                table().site(CANTINA, DARK)
                        .site("Yavin 4: Docking Bay", DARK)
                        .hand(DARK, "Darth Maul")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Darth Maul", CANTINA)).isEqualTo(6);
        assertThat(scene.deployCost("Darth Maul", "Yavin 4: Docking Bay")).isEqualTo(8);
    }

    @Test
    void heLosesOneForceToDuelAJediPresentOnceInEachControlPhase() {
        var scene =
                table().at(CANTINA, "Darth Maul", "Obi-Wan Kenobi", "Luke Skywalker", "Yoda")
                        // the first is the Force he loses
                        .nextDestiny(DARK, 6, 1, 2, 0)
                        .nextDestiny(LIGHT, 1, 1, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Darth Maul").chooseOnly("Obi-Wan Kenobi").passResponses();
        scene.answerDefaults(() -> scene.isOnTable("Obi-Wan Kenobi"));
        assertThat(scene.lost(LIGHT)).containsExactly("Obi-Wan Kenobi");
        assertThat(scene.isOnTable("Darth Maul")).isTrue();
        assertThat(scene.lost(DARK)).hasSize(1);
        scene.passUntil(DARK).mayNot("use Darth Maul");
    }

    @Test
    void theLoserOfTheDuelMayBeMaulHimself() {
        var scene =
                table().at(CANTINA, "Darth Maul", "Obi-Wan Kenobi")
                        .nextDestiny(DARK, 1, 1)
                        .nextDestiny(LIGHT, 2, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Darth Maul").passResponses();
        scene.answerDefaults(() -> scene.isOnTable("Darth Maul"));
        assertThat(scene.lost(DARK)).contains("Darth Maul");
        assertThat(scene.isOnTable("Obi-Wan Kenobi")).isTrue();
    }

    @Test
    void onlyAJediPresentIsDueled() {
        table().at(CANTINA, "Darth Maul", "Luke Skywalker")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Darth Maul");
        table().at(CANTINA, "Darth Maul")
                .at(MOS_EISLEY, "Obi-Wan Kenobi")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Darth Maul");
        table().at(CANTINA, "Darth Maul", "Obi-Wan Kenobi")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("use Darth Maul");
        table().at(CANTINA, "Darth Maul", "Obi-Wan Kenobi")
                .turn(LIGHT, Phase.CONTROL)
                .pass(LIGHT)
                .mayNot("use Darth Maul");
        table().at(CANTINA, "Darth Maul", "Darth Vader")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Darth Maul");
    }

    @Test
    void withoutACharacterOfAbilityAboveThreeTheOpponentDrawsNoBattleDestinyThere() {
        assertThat(draws("Han Solo", "Chewbacca")).isZero();
        assertThat(draws("Luke Skywalker", "Rebel Trooper")).isEqualTo(1);
        var elsewhere =
                table().at(CANTINA, "Darth Maul", "Han Solo", "Chewbacca")
                        .at(MOS_EISLEY, "Luke Skywalker")
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(elsewhere.totalAbility(CANTINA, LIGHT)).isZero();
        // he need not be present
        var inside =
                table().at(CANTINA, "Darth Maul", "Han Solo", "Lift Tube (1_148)")
                        .passenger("Lift Tube (1_148)", "Luke Skywalker")
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(inside.totalAbility(CANTINA, LIGHT)).isPositive();
    }

    private static int draws(String... opponents) {
        var scene =
                table().at(CANTINA, "Darth Maul")
                        .at(CANTINA, opponents)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        return scene.isOffered("battle at " + CANTINA)
                ? battleDestinies(scene.battleAt(CANTINA), LIGHT)
                : 0;
    }

    @Test
    void attritionBelowFiveDoesNotReachHim() {
        assertThat(table().at(CANTINA, "Darth Maul").turn(DARK).immunity("Darth Maul"))
                .isEqualTo(5);
    }

    @Test
    void aTotalAbilityOfNothingIsNoPresence() {
        var weak = table().at(CANTINA, "Darth Maul", "Han Solo", "Chewbacca").turn(LIGHT);
        assertThat(weak.occupies(LIGHT, CANTINA)).isFalse();
        assertThat(weak.controls(DARK, CANTINA)).isTrue();

        var strong = table().at(CANTINA, "Darth Maul", "Luke Skywalker").turn(LIGHT);
        assertThat(strong.occupies(LIGHT, CANTINA)).isTrue();
        assertThat(strong.controls(DARK, CANTINA)).isFalse();
    }

    @Test
    void withoutPresenceTheOpponentNeitherBattlesNorIsBattledThere() {
        for (var turn : new Side[] {DARK, LIGHT}) {
            table().at(CANTINA, "Darth Maul", "Han Solo", "Chewbacca")
                    .force(turn, 1)
                    .turn(turn, Phase.BATTLE)
                    .mayNot("battle at " + CANTINA);
            table().at(CANTINA, "Darth Maul", "Luke Skywalker")
                    .force(turn, 1)
                    .turn(turn, Phase.BATTLE)
                    .offers("battle at " + CANTINA);
        }
        // elsewhere their ability counts
        table().at(CANTINA, "Darth Maul")
                .at(MOS_EISLEY, "Han Solo", "Stormtrooper")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .offers("battle at " + MOS_EISLEY);
    }
}
