package holosite.rules.battle;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.a;
import static holosite.language.words.Filters.your;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.capture.Exclusion;
import holosite.rules.kit.Scene;
import holosite.rules.presence.Participation;
import org.junit.jupiter.api.Test;

/** What a card excluded from a battle says, and what is on or aboard it, does nothing there. */
class ExcludedTextsTest {
    private static final String OFFICER = "Plain Officer";
    private static final String BANNER = "Plain Banner";

    private static final Card LEADS =
            Kinds.imperial(OFFICER, "0_73")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(2)
                    .forfeit(1)
                    .says(adds(2, Figure.POWER, your(a(Trait.STORMTROOPER)).here()));

    private static final Card CHEERS =
            Kinds.device(BANNER, DARK, "0_74")
                    .destiny(1)
                    .says(
                            deploysOn(your(CHARACTER)),
                            adds(4, Figure.POWER, your(a(Trait.STORMTROOPER)).here()));

    private static Scene battle() {
        return tableWith(LEADS, CHEERS)
                .at(CANTINA, "Stormtrooper", OFFICER, "Sandtrooper", "Luke Skywalker")
                .at(CANTINA, "Lift Tube (1_308)")
                .passenger("Lift Tube (1_308)", "Bossk")
                .on("Sandtrooper", BANNER)
                .force(DARK, 1)
                .force(LIGHT, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    private static void exclude(Scene scene, String card) {
        Exclusion.exclude(scene.state(), new int[] {scene.card(card)});
    }

    @Test
    void theTextOfAnExcludedCardDoesNotHelpOthersUntilTheBattleIsOver() {
        var scene = battle();
        assertThat(scene.power("Stormtrooper")).isEqualTo(1 + 2 + 4);
        exclude(scene, OFFICER);
        assertThat(scene.power("Stormtrooper")).isEqualTo(1 + 4);
        scene.finishBattle();
        if (scene.isOnTable("Stormtrooper") && scene.isOnTable("Sandtrooper")) {
            assertThat(scene.power("Stormtrooper")).isEqualTo(1 + 2 + 4);
        }
    }

    @Test
    void norDoesWhatItCarries() {
        var scene = battle();
        exclude(scene, "Sandtrooper");
        assertThat(scene.power("Stormtrooper")).isEqualTo(1 + 2);
    }

    @Test
    void whoIsAboardIsExcludedWithIt() {
        var scene = battle();
        assertThat(Participation.takesPart(scene.state(), scene.card("Bossk"))).isTrue();
        exclude(scene, "Lift Tube (1_308)");
        assertThat(Participation.takesPart(scene.state(), scene.card("Bossk"))).isFalse();
        assertThat(Participation.takesPart(scene.state(), scene.card(OFFICER))).isTrue();
    }
}
