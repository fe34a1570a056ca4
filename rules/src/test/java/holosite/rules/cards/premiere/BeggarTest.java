package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.glossary.Ruling;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Conditions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Beggar. */
class BeggarTest {
    private static final String BEGGAR = "Beggar";
    private static final String CANYON = "Tatooine: Beggar's Canyon";

    @Test
    void itIsDeployedOnAnExteriorSiteOfTatooine() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, LIGHT)
                        .site("Endor: Dense Forest", DARK)
                        .hand(LIGHT, BEGGAR)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, BEGGAR)).containsExactlyInAnyOrder(MOS_EISLEY, FARM);
        scene.choose(FARM).passResponses();
        assertThat(scene.hostOf(BEGGAR)).isEqualTo(FARM);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void itTakesThreeForceAndNoneAtBeggarsCanyon() {
        table().site(FARM, LIGHT)
                .hand(LIGHT, BEGGAR)
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + BEGGAR);
        var canyon =
                Kinds.site("Tatooine", "Beggar's Canyon", LIGHT, "0_1")
                        .unique()
                        .force(1, 1)
                        .icons(Icon.EXTERIOR, Icon.PLANET)
                        .dark()
                        .light()
                        .done();
        var scene =
                tableWith(canyon)
                        .site(FARM, LIGHT)
                        .site(CANYON, LIGHT)
                        .hand(LIGHT, BEGGAR)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy(BEGGAR).passResponses();

        assertThat(scene.hostOf(BEGGAR)).isEqualTo(CANYON);
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
    }

    /** Light has the beggar and one Force of its own, Dark has four. */
    private static Position begging() {
        return begging(table());
    }

    private static Position begging(Position table) {
        return table.site(FARM, LIGHT)
                .on(FARM, BEGGAR)
                .hand(LIGHT, "Rebel Trooper", "Rebel Trooper", "Jek Porkins")
                .force(LIGHT, 1)
                .force(DARK, 4);
    }

    @Test
    @Ruling("force-of-the-opponent")
    void asMuchOfTheOpponentsForceAsOneLikesIsUsedBeforeOnesOwn() {
        var scene = begging().turn(LIGHT, Phase.DEPLOY);
        int porkins = 2;
        scene.mayNot("deploy Jek Porkins");

        scene.use(BEGGAR).number(2);
        scene.deploy("Jek Porkins").to(FARM).passResponses();

        assertThat(scene.locationOf("Jek Porkins")).isEqualTo(FARM);
        assertThat(scene.forcePile(DARK)).hasSize(4 - porkins);
        assertThat(scene.used(DARK)).hasSize(porkins);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    @Test
    void onesOwnForceIsUsedForTheRest() {
        var scene = begging().turn(LIGHT, Phase.DEPLOY);

        scene.use(BEGGAR).number(1);
        scene.mayNot("use " + BEGGAR);
        scene.deploy("Jek Porkins").to(FARM).passResponses();

        assertThat(scene.forcePile(DARK)).hasSize(3);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        // what was asked for is used up, and more may be asked for
        scene.offers("use " + BEGGAR);
        scene.mayNot("deploy Rebel Trooper");
    }

    @Test
    void withoutForceInTheOpponentsPileOrInHisTurnThereIsNothingToUse() {
        var empty = table().site(FARM, LIGHT).on(FARM, BEGGAR).force(LIGHT, 1);
        empty.turn(LIGHT, Phase.DEPLOY).mayNot("use " + BEGGAR);
        begging().turn(DARK, Phase.DEPLOY).pass().mayNot("use " + BEGGAR);
        var scene = begging().turn(LIGHT, Phase.DEPLOY);
        scene.use(BEGGAR);
        assertThatThrownBy(() -> scene.number(5)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> scene.number(0)).isInstanceOf(AssertionError.class);
        scene.number(4);
    }

    @ParameterizedTest
    @CsvSource({"1, true", "2, false"})
    void whoUsesMoreThanOneInATurnLosesItAsTheTurnEnds(int force, boolean stays) {
        Scene scene = begging().turn(LIGHT, Phase.DEPLOY);
        for (int i = 0; i < force; i++) {
            scene.use(BEGGAR).number(1);
            scene.deploy("Rebel Trooper").to(FARM).passResponses();
        }
        assertThat(scene.isOnTable(BEGGAR)).isTrue();

        scene.passUntil(DARK, Phase.ACTIVATE);

        assertThat(scene.isOnTable(BEGGAR)).isEqualTo(stays);
        assertThat(scene.lost(LIGHT).contains(BEGGAR)).isEqualTo(!stays);
    }

    @Test
    @Ruling("force-of-the-opponent")
    void whatWasAskedForAndNotUsedIsForgottenWithTheTurn() {
        var scene = begging().turn(LIGHT, Phase.DEPLOY);
        scene.use(BEGGAR).number(4);

        scene.passUntil(DARK, Phase.DEPLOY).passUntil(LIGHT, Phase.DEPLOY);

        assertThat(scene.isOnTable(BEGGAR)).isTrue();
        scene.offers("use " + BEGGAR);
    }

    @Test
    @Ruling("force-of-the-opponent")
    void itsTextNeedNotBeInForceForItToBeLost() {
        var silence =
                Kinds.effect("Plain Silence", DARK, "0_2")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.cancelsText(
                                        Filters.titled(BEGGAR),
                                        Conditions.thereIs(Filters.titled("Jek Porkins"))));
        var scene =
                begging(tableWith(silence)).beside(DARK, "Plain Silence").turn(LIGHT, Phase.DEPLOY);
        scene.use(BEGGAR).number(2);
        scene.deploy("Jek Porkins").to(FARM).passResponses();
        scene.mayNot("use " + BEGGAR);

        scene.passUntil(DARK, Phase.ACTIVATE);

        assertThat(scene.lost(LIGHT)).contains(BEGGAR);
    }
}
