package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.filter.Relation.ABOARD;
import static holosite.language.filter.Relation.AT;
import static holosite.language.filter.Relation.AT_SAME_PLANET_AS;
import static holosite.language.filter.Relation.ON_SAME_PLANET_AS;
import static holosite.language.filter.Relation.PRESENT_AT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Present, presence and prepositions: the glossary's simple example. */
class PrepositionsSimpleExampleTest {
    private static final String SPIDER = "Bespin Motors Void Spider THX 1138";

    private static Scene bosskInTheSpider() {
        return table().system("Tatooine", DARK)
                .at(FARM, SPIDER)
                .passenger(SPIDER, "Bossk")
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-simple-example#2",
        "present-presence-and-prepositions-simple-example#3"
    })
    void bosskIsAtTheFarmOnTatooineAndAboard() {
        var scene = bosskInTheSpider();

        for (String card : new String[] {"Bossk", SPIDER}) {
            assertThat(is(scene, card, AT, FARM)).isTrue();
            assertThat(is(scene, card, AT_SAME_PLANET_AS, "Tatooine")).isTrue();
            assertThat(is(scene, card, ON_SAME_PLANET_AS, "Tatooine")).isTrue();
        }
        assertThat(is(scene, "Bossk", ABOARD, SPIDER)).isTrue();
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-simple-example#4",
        "present-presence-and-prepositions-simple-example#5"
    })
    void bosskAndThePermanentPilotAreFeltAtTheFarm() {
        var scene = bosskInTheSpider();

        assertThat(scene.occupies(DARK, FARM)).isTrue();
        assertThat(scene.totalAbility(FARM, DARK)).isEqualTo(2 + 1);
        assertThat(scene.ability(SPIDER)).isNaN();
        assertThat(table().at(FARM, SPIDER).turn(DARK, Phase.CONTROL).totalAbility(FARM, DARK))
                .isEqualTo(1);
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-simple-example#1",
        "present-presence-and-prepositions-simple-example#6",
        "present-presence-and-prepositions-simple-example#7",
        "present-presence-and-prepositions-simple-example#8"
    })
    void bosskIsPresentInTheSpiderOnly() {
        var scene = bosskInTheSpider();

        assertThat(is(scene, "Bossk", PRESENT_AT, SPIDER)).isTrue();
        assertThat(is(scene, SPIDER, PRESENT_AT, FARM)).isTrue();
        assertThat(is(scene, "Bossk", AT, FARM)).isTrue();
        assertThat(scene.totalAbility(FARM, DARK)).isEqualTo(3);
        assertThat(is(scene, "Bossk", PRESENT_AT, FARM)).isFalse();
    }
}
