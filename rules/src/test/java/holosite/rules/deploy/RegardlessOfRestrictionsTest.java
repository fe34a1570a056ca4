package holosite.rules.deploy;

import static holosite.language.ability.Deed.DEPLOY;
import static holosite.language.ability.Deed.DEPLOY_REGARDLESS;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.deploysOnly;
import static holosite.language.words.Abilities.may;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.HERE;
import static holosite.language.words.Filters.IT;
import static holosite.language.words.Filters.LOCATION;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.your;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/**
 * Regardless of location deployment restrictions: what that lifts, and what still binds the card.
 */
class RegardlessOfRestrictionsTest {
    /** A site without an icon for the Light Side. */
    private static final String HUT = "Jabba's Palace: Dungeon";

    private static final String SWAMP = "Dagobah: Swamp";
    private static final String CAVE = "Dagobah: Cave";

    private static Card effect(String title, Side side, String id, Ability... says) {
        return Kinds.effect(title, side, id).destiny(1).says(says);
    }

    /** Lets Light's characters and starships deploy there regardless of restrictions. */
    private static final Card GATE =
            effect(
                    "Plain Gate",
                    LIGHT,
                    "900_1",
                    deploysOn(LOCATION),
                    may(DEPLOY_REGARDLESS, your(CHARACTER.or(STARSHIP)), HERE));

    private static final Card BAN =
            effect(
                    "Plain Ban",
                    DARK,
                    "900_2",
                    deploysOn(LOCATION),
                    mayNot(DEPLOY, OPPONENT, CHARACTER, HERE));

    /** Names no place. */
    private static final Card CURFEW =
            effect(
                    "Plain Curfew",
                    DARK,
                    "900_3",
                    deploysOnTable(),
                    mayNot(DEPLOY, OPPONENT, CHARACTER, ANYTHING));

    private static final Card VOW =
            Kinds.objective("Plain Vow", LIGHT, "900_4")
                    .says(mayNot(DEPLOY, YOU, CHARACTER, Filters.of("Tatooine")));

    private static Card soldier(String title, String id, Ability text) {
        return Kinds.rebel(title, id)
                .destiny(1)
                .deploy(1)
                .power(1)
                .ability(1)
                .forfeit(1)
                .says(text);
    }

    private static final Card HOMEBODY =
            soldier("Homebody", "900_5", deploysOnly(Filters.siteOf("Hoth")));

    /** His text forbids him the place itself, and does not only name others. */
    private static final Card EXILE =
            soldier("Exile", "900_6", mayNot(DEPLOY, YOU, IT, Filters.of("Tatooine")));

    private static Position table() {
        return tableWith(GATE, BAN, CURFEW, VOW, HOMEBODY, EXILE).force(LIGHT, 15);
    }

    /** Whether Light may deploy a card to Obi-Wan's Hut, with the gate there or without. */
    private static boolean deploys(boolean gate, Position position, String card) {
        var table = position.site(HUT, DARK).hand(LIGHT, card);
        return (gate ? table.on(HUT, "Plain Gate") : table)
                .turn(LIGHT, Phase.DEPLOY)
                .isOffered("deploy " + card);
    }

    @Test
    @Claim({"deployment-restrictions#1", "deployment-restrictions#9"})
    @Ruling("regardless-of-restrictions")
    void itNeedsNeitherPresenceNorIcons() {
        assertThat(deploys(true, table(), "Rebel Trooper")).isTrue();
        assertThat(deploys(false, table(), "Rebel Trooper")).isFalse();
    }

    @Test
    void itNeedNotGoWhereItsOwnTextSendsIt() {
        assertThat(deploys(true, table(), "Homebody")).isTrue();
        assertThat(deploys(false, table().at(HUT, "Rebel Trooper"), "Homebody")).isFalse();
        assertThat(deploys(false, table().at(HUT, "Rebel Trooper"), "Exile")).isFalse();
        assertThat(deploys(true, table(), "Exile")).isFalse();
    }

    @Test
    @Ruling("regardless-of-restrictions")
    void itIgnoresTextsThatBarThePlaceButNotThoseOfAnObjective() {
        var barred = table().at(HUT, "Luke Skywalker").on(HUT, "Plain Ban");
        assertThat(deploys(false, barred, "Rebel Trooper")).isFalse();
        barred = table().at(HUT, "Luke Skywalker").on(HUT, "Plain Ban");
        assertThat(deploys(true, barred, "Rebel Trooper")).isTrue();
        assertThat(deploys(true, table().beside(LIGHT, "Plain Vow"), "Rebel Trooper")).isFalse();
    }

    @Test
    @Ruling("regardless-of-restrictions")
    void aTextThatNamesNoPlaceStillBindsIt() {
        assertThat(deploys(true, table().beside(DARK, "Plain Curfew"), "Rebel Trooper")).isFalse();
    }

    @Test
    void itStillCannotBeWhereSuchACardNeverIs() {
        assertThat(deploys(true, table(), "Corellian Corvette")).isFalse();
    }

    @Test
    @Ruling("regardless-of-restrictions")
    void whoseTextOnlyNamesDagobahStillNeedsPresenceOrAnIconThere() {
        table().site(CAVE, DARK)
                .hand(LIGHT, "Yoda")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Yoda");
        table().at(CAVE, "Luke Skywalker")
                .hand(LIGHT, "Yoda")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Yoda");
    }

    // ---- the apprentice of the first Jedi Test

    private static Scene trained(Position position, String apprentice) {
        return position.site("Dagobah: Jungle", LIGHT)
                .at(SWAMP, "Yoda")
                .hand(LIGHT, "Great Warrior", apprentice)
                .turn(LIGHT, Phase.DEPLOY);
    }

    @Test
    void theApprenticeOfTheFirstTestComesRegardlessOfRestrictions() {
        for (String apprentice : new String[] {"Rebel Trooper", "Homebody"}) {
            var scene = trained(table().site(SWAMP, LIGHT).on(SWAMP, "Plain Ban"), apprentice);
            scene.mayNot("deploy " + apprentice);
            scene.deploy("Great Warrior").to(SWAMP).passResponses();
            assertThat(scene.locationOf(apprentice)).isEqualTo(SWAMP);
        }
    }

    @Test
    void theApprenticeIsBoundByWhatIsNoMatterOfPlaces() {
        trained(table().beside(DARK, "Plain Curfew"), "Rebel Trooper")
                .mayNot("deploy Great Warrior");
    }
}
