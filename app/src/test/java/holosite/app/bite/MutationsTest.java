package holosite.app.bite;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.rules.card.TextId;
import holosite.rules.compile.CardCompiler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class MutationsTest {

    private static Card card(String id) {
        return AllCards.byId(id).orElseThrow();
    }

    @Test
    void eachTextIsTakenAwayOnce() {
        var vader = card("1_168");
        var mutations = Mutations.texts(vader);

        assertThat(mutations).hasSameSizeAs(vader.text());
        for (int i = 0; i < mutations.size(); i++) {
            var changed = mutations.get(i).changed();
            assertThat(changed.text()).hasSameSizeAs(vader.text());
            for (int text = 0; text < vader.text().size(); text++) {
                assertThat(changed.text().get(text).equals(vader.text().get(text)))
                        .isEqualTo(text != i);
            }
        }
    }

    @Test
    void bothEndsOfALocationAndBothFacesOfAnObjectiveLoseTheirs() {
        assertThat(Mutations.texts(card("1_290")))
                .extracting(mutation -> mutation.text().end())
                .contains(TextId.End.DARK, TextId.End.LIGHT);
        assertThat(Mutations.texts(card("7_300")))
                .extracting(mutation -> mutation.text().card())
                .contains("7_300", "7_300B");
    }

    @Test
    void whatBothEndsOfALocationSayAlikeIsTakenFromBoth() {
        var arena = card("11_94");
        assertThat(arena.darkText()).isEqualTo(arena.lightText());

        var mutations = Mutations.texts(arena);

        assertThat(mutations)
                .hasSameSizeAs(arena.darkText())
                .allSatisfy(
                        one ->
                                assertThat(one.changed().darkText())
                                        .isEqualTo(one.changed().lightText())
                                        .isNotEqualTo(arena.darkText()));
    }

    @Test
    void numbersChangeAndConditionsGo() {
        assertThat(Mutations.details(card("1_168")))
                .extracting(Mutation::change)
                .contains("3 becomes 4")
                .anyMatch(change -> change.startsWith("without "));
    }

    private static List<String> changes(String id, int text) {
        return Mutations.details(card(id)).stream()
                .filter(mutation -> mutation.text().index() == text)
                .map(Mutation::change)
                .toList();
    }

    @Test
    void whatFollowsFromTheRestOfATextStays() {
        assertThat(changes("4_2", 2))
                .as("only a location is where somebody is present")
                .doesNotContain("without OfType[type=LOCATION]")
                .as("an opponent's character is not any character")
                .anyMatch(change -> change.contains("without Belonging[who=OPPONENT]"));
        assertThat(changes("1_317", 0))
                .as("weapons are deployed on one's own cards")
                .noneMatch(change -> change.contains("Belonging"))
                .anyMatch(change -> change.contains("without WithIcon[icon=WARRIOR]"));
    }

    @Test
    void whatATitleSettlesStays() {
        assertThat(changes("1_58", 0))
                .as("nothing but a system is called Alderaan, not even a weapon built into a card")
                .doesNotContain("without OfSubtype[subtype=SYSTEM]");
        assertThat(changes("9_80", 1))
                .as("nothing is known of a card that is not written yet")
                .contains("without Not[filter=Titled[title=X-wing Laser Cannon]]");
    }

    @Test
    void whatACardsOwnTextSettlesStays() {
        assertThat(changes("9_139", 1))
                .as("only Effects are immune to Alter and deploy on the table")
                .doesNotContain("without OfSubtype[subtype=NORMAL_EFFECT]")
                .contains("without OwnText[tells=DEPLOYS_ON_TABLE]");
    }

    @Test
    void whoeverMayBeStolenHasNoSideOfItsOwn() {
        assertThat(changes("3_60", 0))
                .as("a droid may be stolen")
                .contains("without Belonging[who=YOU]");
        assertThat(changes("1_28", 0))
                .as("nobody steals a Rebel")
                .doesNotContain("without Belonging[who=YOU]");
    }

    @Test
    void nobodyStealsWhatIsHisOwn() {
        assertThat(changes("2_48", 1)).noneMatch(change -> change.contains("Belonging"));
        assertThat(changes("2_48", 0))
                .as("it is lost, not stolen")
                .contains("without Belonging[who=OPPONENT]");
    }

    @Test
    void whatACardGivesItselfMakesNobodyElseSo() {
        assertThat(changes("7_125", 0))
                .as("K-3PO alone becomes a leader by a text")
                .contains("without WithTrait[trait=LEADER]")
                .doesNotContain("without OfSubtype[subtype=REBEL]");
        assertThat(changes("7_290", 0)).contains("without OfSubtype[subtype=IMPERIAL] (2)");
    }

    @Test
    void noMoreIsChosenThanThereIs() {
        assertThat(changes("1_242", 0))
                .as("the number is that of the Jawas to choose from")
                .contains("without WithTrait[trait=JAWA]")
                .noneMatch(change -> change.endsWith(")"));
        assertThat(changes("102_1", 2))
                .contains("without Belonging[who=OPPONENT]")
                .doesNotContain("without Belonging[who=OPPONENT] (2)");
    }

    @Test
    void nothingButAWeaponIsAimed() {
        assertThat(changes("5_45", 0))
                .contains("without Belonging[who=YOU]")
                .noneMatch(change -> change.startsWith("without the cause"));
    }

    @Test
    void characterWeaponsGoOnCharactersOnly() {
        assertThat(changes("2_79", 1))
                .contains("without Not[filter=OfSubtype[subtype=DROID]]")
                .doesNotContain("without OfType[type=CHARACTER]");
    }

    @Test
    void onlyWhatHasAFigureIsChangedInIt() {
        assertThat(
                        Mutations.details(card("2_61")).stream()
                                .filter(mutation -> mutation.text().end() == TextId.End.DARK)
                                .map(Mutation::change))
                .as("only starships have hyperspeed")
                .doesNotContain("without OfType[type=STARSHIP]")
                .contains("without Belonging[who=YOU]");
    }

    @Test
    void onlySitesAreAdjacent() {
        assertThat(changes("101_3", 0)).doesNotContain("without OfSubtype[subtype=SITE]");
        assertThat(changes("6_122", 1))
                .as("the same location may be a system")
                .contains("without OfSubtype[subtype=SITE]");
    }

    @Test
    void creaturesLiveAtLocations() {
        assertThat(changes("4_109", 1)).doesNotContain("without OfType[type=LOCATION]");
    }

    @Test
    void whatHappensOnceInATurnNeedsNoLimit() {
        assertThat(changes("4_77", 1)).doesNotContain("without its limit");
        assertThat(changes("7_300", 1)).contains("without its limit");
    }

    @Test
    void aNumberThatATextDoesNotSayStays() {
        assertThat(changes("6_160", 0)).contains("3 becomes 4").doesNotContain("1 becomes 2");
    }

    @Test
    void aPhaseThatTheRulesKnowAnywayStays() {
        assertThat(changes("7_300", 1))
                .doesNotContain("in any phase")
                .contains("without its limit");
    }

    @Test
    void everyMutationHasItsOwnKeyAndCanBePlayedAndNothingElseIsListed() throws IOException {
        var keys = new HashSet<String>();
        var catalog = CardCompiler.catalog(AllCards.all());
        for (Card card : AllCards.all()) {
            for (Mutation mutation : Mutations.texts(card)) {
                assertThat(keys.add(mutation.key())).as(mutation.key()).isTrue();
                assertThat(catalog.playing(mutation.changed()).texts(card)).isNotNull();
            }
            for (Mutation mutation : Mutations.details(card)) {
                assertThat(keys.add(mutation.key())).as(mutation.key()).isTrue();
            }
        }
        var listed = Path.of("..", "rules/src/test/resources/unbitten-texts.txt");
        assertThat(keys).containsAll(UnbittenTexts.read(listed).reasons().keySet());
    }

    @Test
    void whoCanBeWonAtSabaccMayBelongToEitherPlayer() {
        assertThat(changes("8_107", 2)).contains("without Belonging[who=OPPONENT]");
    }
}
