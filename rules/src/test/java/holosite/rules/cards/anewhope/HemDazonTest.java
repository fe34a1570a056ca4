package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Hem Dazon. */
class HemDazonTest {
    private static Position hem() {
        return table().at(BAY, "Hem Dazon").hand(DARK, "Stormtrooper", "Bossk").force(DARK, 2);
    }

    @Test
    void hisPowerIsOneMoreThanTheCardsUnderHim() {
        assertThat(hem().turn(DARK).power("Hem Dazon")).isEqualTo(1);
        assertThat(hem().stacked("Hem Dazon", "Danz Borin").turn(DARK).power("Hem Dazon"))
                .isEqualTo(2);
    }

    @Test
    void withoutHisTextHeHasNone() {
        var silence =
                Kinds.effect("Plain Silence", LIGHT, "0_1")
                        .destiny(1)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.cancelsText(Filters.titled("Hem Dazon")));
        var scene =
                tableWith(silence)
                        .at(BAY, "Hem Dazon")
                        .stacked("Hem Dazon", "Danz Borin")
                        .beside(LIGHT, "Plain Silence")
                        .turn(DARK);
        assertThat(scene.power("Hem Dazon")).isZero();
    }

    @Test
    void heEatsOnceInEachOfHisDeployPhases() {
        var scene = hem().turn(DARK, Phase.DEPLOY);
        scene.use("Hem Dazon").option(1);
        assertThat(oneOf(scene)).hasSize(2);
        scene.choose("Bossk").passResponses();
        assertThat(scene.hostOf("Bossk")).isEqualTo("Hem Dazon");
        assertThat(scene.power("Hem Dazon")).isEqualTo(2);
        scene.mayNot("use Hem Dazon");
        hem().turn(DARK, Phase.CONTROL).mayNot("use Hem Dazon");
        hem().turn(LIGHT, Phase.DEPLOY).pass().mayNot("use Hem Dazon");
    }

    @Test
    void orHeEatsTheTopCardOfTheForcePile() {
        var scene = hem().turn(DARK, Phase.DEPLOY);

        scene.use("Hem Dazon").option(2).passResponses();

        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.power("Hem Dazon")).isEqualTo(2);
    }
}
