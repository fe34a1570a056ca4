package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dead Jawa. */
class DeadJawaTest {
    private static final String CARD = "Dead Jawa";

    private static Position jawas(String... troopers) {
        return tableWith(
                        Kinds.alien("Plain Jawa", LIGHT, "0_1")
                                .destiny(3)
                                .deploy(1)
                                .power(1)
                                .ability(1)
                                .forfeit(1)
                                .is(holosite.language.card.Trait.JAWA)
                                .says(),
                        Kinds.alien("Own Jawa", DARK, "0_2")
                                .destiny(3)
                                .deploy(1)
                                .power(1)
                                .ability(1)
                                .forfeit(1)
                                .is(holosite.language.card.Trait.JAWA)
                                .says())
                .at(FARM, "Plain Jawa#1", "Plain Jawa#2", "Own Jawa", "Wioslea")
                .at(FARM, troopers)
                .at(BAY, "Plain Jawa#3")
                .hand(DARK, CARD);
    }

    @ParameterizedTest
    @CsvSource({"3, true", "2, false"})
    void theJawasTargetedAreLostIfTheDestinyIsMoreThanTheirNumber(int destiny, boolean lost) {
        var scene =
                jawas("Stormtrooper#1", "Stormtrooper#2")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL)
                        .play(CARD);
        assertThat(scene.offered()).contains("Plain Jawa", "Plain Jawa#2");
        scene.mayNot("Plain Jawa#3", "Own Jawa", "Wioslea");
        scene.choose("Plain Jawa", "Plain Jawa#2").passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(lost ? 2 : 0);
    }

    @Test
    void fewerMayBeTargeted() {
        var scene =
                jawas("Stormtrooper#1", "Stormtrooper#2")
                        .nextDestiny(DARK, 2)
                        .turn(DARK, Phase.CONTROL)
                        .play(CARD);
        scene.choose("Plain Jawa#2").passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly("Plain Jawa#2");
    }

    @Test
    void twoStormtroopersAreNeededThere() {
        jawas("Stormtrooper")
                .at(MOS_EISLEY, "Stormtrooper#2", "Stormtrooper#3")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CARD);
        jawas("Stormtrooper", "Death Star Trooper", "Chief Bast", "Commander Praji")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CARD);
    }

    @Test
    void thereMustBeJawasOfTheOpponentWhereTheyAre() {
        var empty =
                table().at(FARM, "Stormtrooper#1", "Stormtrooper#2", "Wioslea")
                        .at(BAY, "Het Nkik")
                        .hand(DARK, CARD);
        empty.turn(DARK, Phase.CONTROL).mayNot("play " + CARD);
        empty.at(FARM, "dark Jawa").turn(DARK, Phase.CONTROL).mayNot("play " + CARD);
        empty.at(FARM, "light Jawa").turn(DARK, Phase.CONTROL).offers("play " + CARD);
    }
}
