package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Yoda, Master Of The Force. */
class YodaMasterOfTheForceTest {
    private static final String YODA = "Yoda, Master Of The Force";

    private static Card site(String system) {
        return Kinds.site(system, "Plain Meadow", LIGHT, "0_1")
                .force(1, 1)
                .icons(Icon.EXTERIOR, Icon.PLANET)
                .dark()
                .light()
                .done();
    }

    @ParameterizedTest
    @CsvSource({"Naboo, true", "Coruscant, true", "Tatooine, false"})
    void heDeploysOnlyToNabooOrCoruscant(String system, boolean may) {
        var scene =
                tableWith(site(system))
                        .site(system + ": Plain Meadow", LIGHT)
                        .hand(LIGHT, YODA)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.isOffered("deploy " + YODA)).isEqualTo(may);
    }

    @Test
    void jediWithHimAreImmuneToSomeAttritionAndHeToAny() {
        var member =
                Kinds.jediMaster("Plain Councillor", LIGHT, "0_2")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .ability(6)
                        .forfeit(1)
                        .is(Trait.JEDI_COUNCIL_MEMBER)
                        .says();
        var scene =
                tableWith(member)
                        .at(CANTINA, YODA, "Qui-Gon Jinn With Lightsaber", "Rebel Trooper")
                        .at(CANTINA, "Plain Councillor", "Darth Maul")
                        .turn(LIGHT);
        assertThat(scene.immunity("Qui-Gon Jinn With Lightsaber")).isEqualTo(4);
        assertThat(scene.immunity("Plain Councillor")).isEqualTo(5);
        assertThat(scene.immunity("Rebel Trooper")).isZero();
        assertThat(scene.immunity(YODA)).isInfinite();
        var away =
                tableWith(member)
                        .at(CANTINA, YODA, "Darth Vader")
                        .at(BAY, "Qui-Gon Jinn With Lightsaber", "Plain Councillor")
                        .turn(LIGHT);
        assertThat(away.immunity("Qui-Gon Jinn With Lightsaber")).isZero();
        assertThat(away.immunity("Plain Councillor")).isZero();
    }

    @Test
    void onceInTheGameHeFetchesSenseControlOrAlter() {
        for (String card : new String[] {"light Sense", "light Control", "Alter (1_71)"}) {
            var scene =
                    table().at(CANTINA, YODA)
                            .reserve(LIGHT, card, "Rebel Trooper")
                            .turn(LIGHT, Phase.CONTROL);
            String title = card.replaceFirst("^light | \\(.*", "");
            scene.use(YODA).mayNot("Rebel Trooper").choose(title).passResponses();
            assertThat(scene.hand(LIGHT)).containsExactly(title);
            scene.mayNot("use " + YODA);
        }
    }

    @Test
    void aJediOfTheOpponentIsNot() {
        var scene = table().at(CANTINA, YODA, "Darth Vader With Lightsaber").turn(LIGHT);
        assertThat(scene.immunity("Darth Vader With Lightsaber")).isZero();
    }

    @Test
    void aJediOfAbilitySixWhoseOwnTextIsSilencedIsProtectedByHim() {
        var scene =
                table().at(CANTINA, YODA, "Obi-Wan Kenobi (1_21)", "C-3PO (See-Threepio)")
                        .stolen("C-3PO (See-Threepio)")
                        .hand(DARK, "E Chu Ta")
                        .turn(DARK, Phase.CONTROL);
        scene.play("E Chu Ta", 1).choose("Obi-Wan Kenobi").passResponses();
        assertThat(scene.immunity("Obi-Wan Kenobi")).isEqualTo(4);
    }
}
