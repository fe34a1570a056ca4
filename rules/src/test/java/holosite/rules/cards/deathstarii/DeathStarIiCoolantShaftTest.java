package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.modifier.Immunities;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star II: Coolant Shaft. */
class DeathStarIiCoolantShaftTest {
    private static Card occupation(Side side) {
        return Kinds.effect("Plain Occupation", side, "0_1")
                .destiny(3)
                .says(Abilities.deploysOnTable());
    }

    @ParameterizedTest
    @CsvSource({"DARK, true, false", "DARK, false, true", "LIGHT, true, true"})
    void darkCardsOfOccupationAreCanceled(Side side, boolean shaft, boolean stays) {
        var position = tableWith(occupation(side)).beside(side, "Plain Occupation");
        if (shaft) {
            position.location("Death Star II: Coolant Shaft", DARK);
        }
        var scene = position.turn(DARK, Phase.CONTROL);
        assertThat(scene.isOnTable("Plain Occupation")).isEqualTo(stays);
    }

    @Test
    void ownTiesAtTheStationAreImmuneToATallonRoll() {
        var roll =
                Kinds.lostInterrupt("Tallon Roll", LIGHT, "0_2")
                        .destiny(3)
                        .says(Actions.lost(Action.at(When.anyTime()).then(Effects.drawDestiny())));
        var scene =
                tableWith(roll)
                        .location("Death Star II: Coolant Shaft", DARK)
                        .at("Death Star II", "TIE Fighter", "TIE Scout", "Boba Fett In Slave I")
                        .stolen("TIE Scout")
                        .at("Tatooine", "TIE Fighter")
                        .hand(LIGHT, "Tallon Roll")
                        .turn(LIGHT, Phase.CONTROL);
        int interrupt = scene.card("Tallon Roll");
        assertThat(Immunities.protects(scene.state(), scene.card("TIE Fighter"), interrupt))
                .isTrue();
        for (String other : List.of("TIE Scout", "Boba Fett In Slave I", "TIE Fighter#2")) {
            assertThat(Immunities.protects(scene.state(), scene.card(other), interrupt))
                    .as(other)
                    .isFalse();
        }
    }
}
