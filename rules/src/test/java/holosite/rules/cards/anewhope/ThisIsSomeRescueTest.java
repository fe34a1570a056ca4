package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** This Is Some Rescue! */
class ThisIsSomeRescueTest {
    private static final String RESCUE = "This Is Some Rescue!";

    @Test
    void itCancelsARescue() {
        String corridor = "Death Star: Detention Block Corridor";
        var scene =
                table().at(corridor, "Leia Organa")
                        .imprisoned(corridor, "Obi-Wan Kenobi")
                        .hand(LIGHT, "I'm Here To Rescue You")
                        .hand(DARK, RESCUE)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("I'm Here To Rescue You").passUntil("play " + RESCUE).play(RESCUE);
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isCaptive("Obi-Wan Kenobi")).isTrue();
        assertThat(scene.used(DARK)).contains(RESCUE);
    }

    @ParameterizedTest
    @CsvSource({"Out Of Commission", "Alternatives To Fighting", "Ewok Rescue", "Plain Interrupt"})
    void andOtherInterrupts(String title) {
        var other =
                Kinds.usedInterrupt(title, LIGHT, "0_1")
                        .destiny(1)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .then(Effects.loseForce(Who.OPPONENT, 1))));
        assertThat(canAnswer(title, other)).isEqualTo(!title.startsWith("Plain"));
    }

    private static boolean canAnswer(String title, Card other) {
        return tableWith(other)
                .hand(LIGHT, title + " (0_1)")
                .hand(DARK, RESCUE)
                .turn(LIGHT, Phase.CONTROL)
                .play(title + " (0_1)")
                .isOffered("play " + RESCUE);
    }

    @Test
    void itCancelsCell2187AndPlastoidArmorOnTheTable() {
        var armor =
                Kinds.utinniEffect("Plastoid Armor", LIGHT, "0_1")
                        .destiny(1)
                        .says(Abilities.deploysOn(Filters.SITE));
        for (String card : List.of("Cell 2187", "Plastoid Armor (0_1)")) {
            var scene =
                    tableWith(armor)
                            .at(CANTINA, "Leia Organa")
                            .site(WAR_ROOM, DARK)
                            .on(WAR_ROOM, card, "Revolution")
                            .hand(DARK, RESCUE)
                            .turn(DARK, Phase.CONTROL);
            scene.play(RESCUE).passResponses();
            assertThat(scene.cardsOn(WAR_ROOM)).containsExactly("Revolution");
        }
    }
}
