package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Thermal Detonator. */
class ThermalDetonatorTest {
    private static Card effect(String title, String id, Trait... traits) {
        return Kinds.effect(title, DARK, id)
                .destiny(3)
                .is(traits)
                .says(
                        Abilities.deploysOnTable(),
                        Actions.may(Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 1))));
    }

    @ParameterizedTest
    @CsvSource({"Plain Bounty, true, 4", "Plain Bounty, false, 1", "Plain Find, true, 1"})
    void bountiesAreWorthThreeMore(String title, boolean armed, int retrieved) {
        var position =
                tableWith(effect("Plain Bounty", "0_1", Trait.BOUNTY), effect("Plain Find", "0_2"))
                        .at(CANTINA, "Dengar")
                        .beside(DARK, title)
                        .lost(DARK, 9);
        if (armed) {
            position.on("Dengar", "Thermal Detonator");
        }
        var scene = position.turn(DARK, Phase.CONTROL);
        scene.use(title).passResponses();
        assertThat(scene.lost(DARK)).hasSize(9 - retrieved);
    }

    @Test
    void whatIsHereOfOneOfThreeDestiniesIsLostButNoEffect() {
        var scene =
                table().at(CANTINA, "Dengar", "Stormtrooper", "Sandtrooper")
                        .at(CANTINA, "Captain Piett", "Garindan", "Wioslea")
                        .on(CANTINA, "Presence Of The Force")
                        .at(MOS_EISLEY, "Probe Droid")
                        .on("Dengar", "Thermal Detonator")
                        .nextDestiny(DARK, 2, 4, 5, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Thermal Detonator").passResponses();
        scene.answerDefaults(() -> scene.isOnTable("Thermal Detonator"));
        assertThat(scene.lost(DARK))
                .containsExactlyInAnyOrder("Thermal Detonator", "Captain Piett", "Garindan");
        assertThat(scene.lost(LIGHT)).containsExactly("Wioslea");
    }

    @Test
    void aboardAStarshipItIsNotUsed() {
        table().at("Tatooine", "Devastator")
                .passenger("Devastator", "Dengar")
                .on("Dengar", "Thermal Detonator")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Thermal Detonator");
    }
}
