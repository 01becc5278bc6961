import { useAddressChoices } from '@park/platform';
import { useCatalog } from '../content/use-catalog';
import { TypeFilter } from '../list/TypeFilter';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';
import { ArticleList } from './ArticleList';

export default function NewsListPage() {
  const { t } = useNewsEventsTexts();
  const choices = useAddressChoices();
  const types = useCatalog('news-types');
  return (
    <ArticleList
      kind="news"
      choices={choices}
      types={types}
      filter={
        <TypeFilter
          legend={t('news.type')}
          allLabel={t('news.allTypes')}
          types={types}
          value={choices.parameter('news')}
          onChange={(type) => choices.choose('news', type)}
        />
      }
    />
  );
}
