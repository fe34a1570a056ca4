package holosite.rules.cards.premiere;

import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Affect Mind, and I Find Your Lack Of Faith Disturbing, which says the same. */
class AffectMindTest {
    @ParameterizedTest
    @CsvSource({
        "LIGHT, Affect Mind, Obi-Wan Kenobi, Luke Skywalker, General Tagge, Darth Vader",
        "DARK, I Find Your Lack Of Faith Disturbing, Darth Vader, General Tagge,"
                + " Luke Skywalker, Obi-Wan Kenobi"
    })
    void theOpponentsAbilityIsTwoLessWhereNoJediOfHisIsPresent(
            Side side, String effect, String jedi, String friend, String enemy, String rival) {
        var scene =
                table().at(
                                FARM,
                                jedi,
                                friend,
                                enemy,
                                enemy.equals("Luke Skywalker") ? "Han Solo" : "Chief Bast")
                        .at(BAY, rival)
                        .hand(side, effect)
                        .force(side, 2)
                        .turn(side, Phase.DEPLOY);
        double before = scene.totalAbility(FARM, side.opposite());
        double own = scene.totalAbility(FARM, side);
        double there = scene.totalAbility(BAY, side.opposite());
        scene.deploy(effect).passResponses();
        assertThat(scene.hostOf(effect)).isEqualTo(jedi);
        assertThat(scene.forcePile(side)).hasSize(1);
        assertThat(scene.totalAbility(FARM, side.opposite())).isEqualTo(before - 2);
        assertThat(scene.totalAbility(FARM, side)).isEqualTo(own);
        assertThat(scene.totalAbility(BAY, side.opposite())).isEqualTo(there);

        var both = table().at(FARM, jedi, rival).on(jedi, effect).turn(side, Phase.DEPLOY);
        assertThat(both.totalAbility(FARM, side.opposite())).isEqualTo(both.ability(rival));
    }
}
