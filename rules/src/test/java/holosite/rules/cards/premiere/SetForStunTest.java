package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Set For Stun. */
class SetForStunTest {
    @ParameterizedTest
    @CsvSource({"4, false", "5, true"})
    void aDestinyAboveHisAbilityReturnsHimWithAllOnHim(int destiny, boolean returned) {
        var scene =
                table().at(FARM, "Luke Skywalker", "Stormtrooper")
                        .on("Luke Skywalker", "Jedi Lightsaber", "Ket Maliss")
                        .hand(DARK, "Set For Stun")
                        .force(DARK, 3)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL)
                        .play("Set For Stun")
                        .passResponses();
        assertThat(scene.hand(LIGHT).contains("Luke Skywalker")).isEqualTo(returned);
        assertThat(scene.hand(LIGHT).contains("Jedi Lightsaber")).isEqualTo(returned);
        assertThat(scene.hand(DARK).contains("Ket Maliss")).isEqualTo(returned);
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    @Test
    void whatHeCarriesWithoutUseReturnsToo() {
        var scene =
                table().at(FARM, "Beru Lars")
                        .on("Beru Lars", "Jedi Lightsaber")
                        .hand(DARK, "Set For Stun")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL)
                        .play("Set For Stun")
                        .passResponses();
        assertThat(scene.hand(LIGHT)).contains("Beru Lars", "Jedi Lightsaber");
    }
}
